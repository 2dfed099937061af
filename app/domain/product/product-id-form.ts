/** A UUID of RFC 9562 with an existing version and variant, or the nil or max UUID. */
export const PRODUCT_ID_FORM =
  /^(?:[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|0{8}(?:-0{4}){3}-0{12}|f{8}(?:-f{4}){3}-f{12})$/i;
