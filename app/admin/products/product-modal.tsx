import { Trans } from "@lingui/react/macro";
import type { Taxonomy } from "#app/data/admin/taxonomy.ts";
import type { Pricing } from "#app/domain/money/pricing.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorRole } from "#app/ui/field-shell.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { AddingFields } from "../form/adding-fields.tsx";
import { useFirstProblem } from "../form/use-first-problem.ts";
import { ValidatedForm } from "../form/validated-form.tsx";
import { UnsavedDialog } from "../unsaved/unsaved-dialog.tsx";
import { useUnsavedBlocker } from "../unsaved/use-unsaved-blocker.ts";
import { BilingualFields } from "./bilingual-fields.tsx";
import { CompanionsSection } from "./companions-section.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { FitSection } from "./fit-section.tsx";
import { PictureColors } from "./picture-colors.ts";
import { PicturesField } from "./pictures-field.tsx";
import { PriceFields } from "./price-fields.tsx";
import { Options, Placement, Stock } from "./product-fields.tsx";
import { SlugField } from "./slug-field.tsx";
import { usePictureUploads } from "./use-picture-uploads.ts";
import { useProductForm } from "./use-product-form.ts";
import type { Editing } from "./use-product-table.ts";
import { WaitingList } from "./waiting-list.tsx";

type ProductModalProps = {
  editing: Editing;
  taxonomy: Taxonomy;
  /** Null if it could not be read. */
  pricing: Pricing | null;
  onClose: () => void;
};

type SubmitLabelProps = { mode: Editing["mode"]; isSaving: boolean; isUploading: boolean };

/** The button's text: why it is inactive, or what it does. */
function SubmitLabel({ mode, isSaving, isUploading }: SubmitLabelProps) {
  if (isSaving) return <Trans>Saving...</Trans>;
  if (isUploading) return <Trans>Uploading...</Trans>;
  return mode === "add" ? <Trans>Add Product</Trans> : <Trans>Save Changes</Trans>;
}

/** The dialog that adds or edits a product. Discarding changes needs a confirmation. */
export function ProductModal({ editing, taxonomy, pricing, onClose }: ProductModalProps) {
  const form = useProductForm(editing, onClose);
  const { isAsking, requestClose, discard, keep } = useUnsavedBlocker(form.isDirty, form.leave);
  const element = useFirstProblem(form.rejected);
  const productId = editing.mode === "add" ? editing.productId : editing.product.id;
  const uploads = usePictureUploads({
    productId,
    pictureCount: form.draft.images.length,
    onStored: form.addPicture,
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && requestClose()}
      title={editing.mode === "add" ? <Trans>Add New Product</Trans> : <Trans>Edit Product</Trans>}
      size="lg"
      // Not the button that removes the first picture.
      initialFocus={(by) =>
        by === "touch" || (element.current?.querySelector<HTMLElement>("[lang]") ?? true)
      }
    >
      <ValidatedForm
        ref={element}
        onSubmit={form.save}
        className="grid grid-cols-1 gap-x-8 gap-y-6 px-5 py-6 sm:grid-cols-2 sm:px-10"
      >
        <AddingFields isAdding={editing.mode === "add" && form.isBusy}>
          {/* A picture that is stored after the save would be lost with the dialog. */}
          <fieldset disabled={form.isBusy} className="contents">
            <PictureColors value={form.pictureColors}>
              <PicturesField
                images={form.draft.images}
                uploads={uploads}
                onChange={(images) => form.change({ images })}
              />
            </PictureColors>
          </fieldset>
          <ErrorRole value={undefined}>
            <BilingualFields form={form} name="name" isRequired maxLength={200} />
            <PriceFields form={form} pricing={pricing} />
            <BilingualFields
              form={form}
              name="description"
              isRequired
              rows={4}
              maxLength={10_000}
            />
            <Placement form={form} taxonomy={taxonomy} />
            <Options form={form} />
            <Stock form={form} />
            {editing.mode === "edit" && <WaitingList productId={editing.product.id} />}
            <FitSection form={form} />
            <CompanionsSection form={form} productId={productId} />
            {editing.mode === "edit" && <SlugField form={form} />}
          </ErrorRole>
        </AddingFields>
        <ConflictNotice form={form} taxonomy={taxonomy} />
        {/* Static in a low window, where it would cover the fields. */}
        <div
          data-stays
          className="sticky bottom-0 -mx-5 -mb-6 border-hairline border-t bg-surface px-5 py-4 sm:col-span-2 sm:-mx-10 sm:px-10 [@media(max-height:32rem)]:static"
        >
          <ErrorMessage
            error={form.error}
            texts={{
              DUPLICATE: <Trans>Another product has this link. Please choose another.</Trans>,
            }}
            className="mb-4"
          />
          <div className="flex flex-wrap justify-end gap-x-5 gap-y-3">
            <Button variant="plain" size="sm" className="px-0!" onClick={requestClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" size="sm" isInactive={form.isBusy || uploads.isUploading}>
              <SubmitLabel
                mode={editing.mode}
                isSaving={form.isBusy}
                isUploading={uploads.isUploading}
              />
            </Button>
          </div>
        </div>
      </ValidatedForm>
      <UnsavedDialog isOpen={isAsking} onDiscard={discard} onKeep={keep} />
    </Dialog>
  );
}
