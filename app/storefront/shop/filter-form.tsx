import type { ReactNode } from "react";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import type { FilterFormState } from "./use-filter-form.ts";

type FilterFormProps = { form: FilterFormState; children: ReactNode };

/** A GET form that works without script; with script every change submits it. */
export function FilterForm({ form, children }: FilterFormProps) {
  const action = useLocalizedPath()("/shop");
  return (
    // What Firefox restores after a reload would not be what the page shows.
    <form
      id={form.id}
      method="get"
      action={action}
      noValidate
      autoComplete="off"
      {...form.handlers}
    >
      {children}
    </form>
  );
}
