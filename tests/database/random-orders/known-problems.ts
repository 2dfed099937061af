/** What the shop is known to do wrong, in the words of the checks that find it. A cure removes its line. */
export const KNOWN_PROBLEMS = [
  // erase_person() does not wait for a paid order that was cancelled and is still to be refunded.
  "is to be refunded, and nobody knows to whom",
  // The email about a shipment stays queued for its 30 seconds where the order ends meanwhile.
  "and an email will say shipped",
  // erase_person() removes emails of a waiting order that name the reference of its former checkout.
  "its emails were erased with a former checkout",
  // A payment that Confirm called another's is forgotten where the units are gone before it is asked about again.
  "which PayPhone called another's, belongs to nothing",
];
