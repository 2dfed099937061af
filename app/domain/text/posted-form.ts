/** Return the form that a request posts; an empty one for an invalid body. */
export function postedForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}

/** Return the text of a field; '' for a file, and without the field. */
export function fieldText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
