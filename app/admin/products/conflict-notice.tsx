import type { Taxonomy } from "#app/data/admin/taxonomy.ts";
import type { ProductField } from "#app/domain/product-editing/admin-product.ts";
import type { ProductDraft } from "#app/domain/product-editing/product-form.ts";
import { ConflictAlert } from "../form/conflict-alert.tsx";
import { FieldName } from "./field-name.tsx";
import { FieldValue } from "./field-value.tsx";
import type { ProductForm } from "./use-product-form.ts";

type ConflictNoticeProps = {
  form: Pick<ProductForm, "draft" | "conflict" | "resolve">;
  taxonomy: Taxonomy;
};

/** The stock is one field of a product, and two parts of its draft. */
const fieldOf = (part: keyof ProductDraft): ProductField =>
  part === "countsVariants" || part === "variantQuantities" ? "variants" : part;

/** Compares the fields of a product that two editors changed and lets the second one choose a version. */
export function ConflictNotice({ form, taxonomy }: ConflictNoticeProps) {
  const { conflict } = form;
  const fields = conflict?.fields.filter((part) => part !== "countsVariants") ?? [];
  return (
    <ConflictAlert
      form={{ ...form, conflict: conflict && { ...conflict, fields } }}
      comparison={{
        nameOf: (part) => <FieldName of={fieldOf(part)} />,
        show: (part, draft) => <FieldValue field={fieldOf(part)} {...{ draft, taxonomy }} />,
      }}
      className="sm:col-span-2"
    />
  );
}
