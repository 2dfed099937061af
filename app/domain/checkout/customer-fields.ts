import * as v from "valibot";
import { HOME_COUNTRY } from "../delivery/province.ts";
import { LINK_FORM } from "../text/link-form.ts";
import { oneLineText } from "../text/one-line-text.ts";

const plainText = oneLineText(200);
const required = v.pipe(plainText, v.minLength(1));
const personName = v.pipe(
  required,
  v.check((name) => !LINK_FORM.test(name), "A link"),
);

/** The recipient's fields by name, as the form checks them one by one. */
export const CUSTOMER_FIELDS = {
  firstName: personName,
  lastName: personName,
  email: required,
  phone: required,
  address: required,
  landmark: v.optional(plainText, ""),
  city: required,
  province: v.optional(plainText, ""),
  postalCode: v.optional(plainText, ""),
  country: v.pipe(
    v.optional(plainText, ""),
    v.transform((country) => country || HOME_COUNTRY),
  ),
};
