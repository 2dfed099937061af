/** The session of staff that the admin's queries use under test. Test files share loaded modules, so they share it, too. */
export const staffSession: { client: unknown } = { client: null };
