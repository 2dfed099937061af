import { type ReactNode, useId } from "react";
import { buttonClass } from "#app/ui/button-class.ts";

type FileButtonProps = {
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** A file input that looks like a button. */
export function FileButton({ accept, multiple, onFiles, children }: FileButtonProps) {
  const id = useId();
  return (
    <span>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // Choosing the same file again is a change, too.
          event.currentTarget.value = "";
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={buttonClass(
          "secondary",
          "sm",
          "peer-focus-visible:outline-2 peer-focus-visible:outline-terracotta peer-focus-visible:outline-offset-3",
        )}
      >
        {children}
      </label>
    </span>
  );
}
