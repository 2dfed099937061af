/** What the shop is known to do wrong, in the words of the checks that find it. A cure removes its line. */
export const KNOWN_PROBLEMS = [
  // A payment that Confirm called another's is forgotten where the units are gone before it is asked about again.
  "which PayPhone called another's, belongs to nothing",
];
