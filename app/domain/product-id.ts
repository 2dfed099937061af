import * as v from "valibot";

/** A UUID as RFC 9562 writes it, with a version and a variant that exist; the one of zeros and the one of f's too. */
const UUID =
  /^(?:[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|0{8}(?:-0{4}){3}-0{12}|f{8}(?:-f{4}){3}-f{12})$/i;

/** The id of a product, where it comes from outside. The same texts are ids here as on the server and at the owner's desk. */
export const ProductIdSchema = v.pipe(v.string(), v.regex(UUID));
