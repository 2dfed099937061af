/** Classes that keep each row of the dashboard's links on one line. */
export const LOWER_CASE_ON_PHONES = "max-sm:normal-case! max-sm:tracking-normal!";
