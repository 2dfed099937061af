/** Focus the first field that the browser finds invalid. */
export function focusFirstInvalid(form: HTMLFormElement | null) {
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  fields.find(({ willValidate, validity }) => willValidate && !validity.valid)?.focus();
}
