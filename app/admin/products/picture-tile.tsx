import { Trans, useLingui } from "@lingui/react/macro";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ArrowLeftIcon } from "#app/ui/icons/arrow-left-icon.tsx";
import { ArrowRightIcon } from "#app/ui/icons/arrow-right-icon.tsx";
import { TrashIcon } from "#app/ui/icons/trash-icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PictureColorSelect } from "./picture-color-select.tsx";

type PictureTileProps = {
  path: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
};

/** Carries the index of the dragged tile. */
const DRAG_TYPE = "text/plain";

/** A picture of the product: dragged, moved by its arrows, or removed. */
export function PictureTile({ path, index, count, onMove, onRemove }: PictureTileProps) {
  const { t } = useLingui();
  const number = index + 1;
  return (
    <li
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAG_TYPE, String(index))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const from = event.dataTransfer.getData(DRAG_TYPE);
        // A dropped file has no index. The field around the tiles uploads it.
        if (from !== "") onMove(Number(from), index);
      }}
      className="w-32 border border-hairline bg-surface"
    >
      <div className="relative aspect-3/4 overflow-hidden bg-panel">
        <Picture
          src={path}
          alt={t`Picture ${number}`}
          sizes="128px"
          imageClassName="size-full object-cover pointer-events-none"
        />
        {index === 0 && (
          <span className="label-caps absolute bottom-2 left-2 bg-surface px-2 py-1">
            <Trans>Main</Trans>
          </span>
        )}
      </div>
      <div className="flex justify-between">
        <IconButton
          label={t`Move picture ${number} forward`}
          onClick={() => onMove(index, index - 1)}
          disabled={index === 0}
          className="w-10! disabled:opacity-30"
        >
          <ArrowLeftIcon className="size-4" />
        </IconButton>
        <IconButton label={t`Remove picture ${number}`} onClick={onRemove} className="w-10!">
          <TrashIcon className="size-4" />
        </IconButton>
        <IconButton
          label={t`Move picture ${number} back`}
          onClick={() => onMove(index, index + 1)}
          disabled={number === count}
          className="w-10! disabled:opacity-30"
        >
          <ArrowRightIcon className="size-4" />
        </IconButton>
      </div>
      <PictureColorSelect path={path} number={number} />
    </li>
  );
}
