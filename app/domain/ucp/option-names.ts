import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { OptionNames } from "./ucp-product.ts";

const SIZE = msg`Size`;
const COLOR = msg`Color`;

/** Return the names of a product's options in the language of `i18n`. */
export const optionNames = (i18n: Pick<I18n, "_">): OptionNames => ({
  size: i18n._(SIZE),
  color: i18n._(COLOR),
});
