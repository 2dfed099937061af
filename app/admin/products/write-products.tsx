import { Plural, Trans } from "@lingui/react/macro";
import { changeProducts } from "#app/data/admin/change-products.ts";
import { deleteProducts } from "#app/data/admin/delete-product.ts";
import { finishRemoval } from "#app/data/admin/picture-removals.ts";
import type { AdminProduct, ProductField } from "#app/domain/product-editing/admin-product.ts";
import { type ProductChange, reversedChanges } from "#app/domain/product-editing/bulk-edit.ts";
import { Joined } from "../form/joined.tsx";
import { showToast } from "../toast/toast-store.ts";
import { FieldName } from "./field-name.tsx";
import { productButtonId } from "./product-button-id.ts";
import type { ProductSubmission } from "./write-product.tsx";

type Changes = { changes: ProductChange[]; isUndo?: boolean };

function ChangedMessage({ changes }: { changes: ProductChange[] }) {
  const fields = [...new Set(changes.flatMap((change) => Object.keys(change.changes)))];
  return (
    <>
      <Plural
        value={changes.length}
        one="# product was changed:"
        other="# products were changed:"
      />{" "}
      <Joined separator=", ">
        {fields.map((field) => (
          <FieldName key={field} of={field as ProductField} />
        ))}
      </Joined>
    </>
  );
}

/** Change several products in one transaction, and say so in a toast that offers Undo. */
export async function changeSeveral({ changes, isUndo = false }: Changes): Promise<void> {
  await changeProducts(changes);
  if (isUndo) return;
  const undo: ProductSubmission = {
    intent: "change-several",
    changes: reversedChanges(changes),
    isUndo: true,
  };
  showToast({
    message: <ChangedMessage changes={changes} />,
    undo: {
      path: "/admin/products",
      submission: undo,
      done: <Trans>The change was undone.</Trans>,
      returnTo: changes[0] && productButtonId(changes[0].product.id),
    },
  });
}

/** Delete several products in one transaction, and say so in a toast. */
export async function deleteSeveral({ products }: { products: AdminProduct[] }): Promise<void> {
  await deleteProducts(products);
  // A failure is logged and costs only disk space.
  finishRemoval(products.flatMap(({ images }) => images)).catch(() => {});
  showToast({
    message: (
      <Plural
        value={products.length}
        one="# product was deleted."
        other="# products were deleted."
      />
    ),
  });
}
