/** Stands in for each method of a service in a shop without a database. Its error has the specification's text (section 8). */
export async function notConfigured(): Promise<never> {
  throw new Error("Supabase not configured");
}
