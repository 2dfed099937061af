import { Trans } from "@lingui/react/macro";
import { type ComponentProps, type ReactNode, useId, useState, useSyncExternalStore } from "react";
import { STARS } from "#app/domain/review/review.ts";
import { classNames } from "#app/ui/class-names.ts";
import { StarIcon } from "#app/ui/icons/star-icon.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { OPTION_INPUT_CLASS } from "../option.tsx";
import { StarCount } from "./star-count.tsx";

/** Without script the chosen star alone is filled: siblings or descendants of a `:has()` would restyle every page of the shop. */
const STAR_CLASS =
  "relative grid size-11 place-items-center text-terracotta has-checked:fill-current " +
  "has-focus-visible:outline-2 has-focus-visible:outline-terracotta";

const noChange = () => () => {};
const isTrue = () => true;
const isFalse = () => false;

type StarChoiceProps = {
  chosen: string;
  error: ReactNode;
  handlers: Pick<ComponentProps<"input">, "onInvalid" | "onInput">;
};

/** One to five stars, as radio buttons. */
export function StarChoice({ chosen, error, handlers }: StarChoiceProps) {
  const errorId = useId();
  const isHydrated = useSyncExternalStore(noChange, isTrue, isFalse);
  const [pressed, setPressed] = useState<number | null>(null);
  const upTo = pressed ?? (isHydrated ? Number(chosen) : 0);
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="text-muted text-sm">
        <Trans>Your rating</Trans>
      </legend>
      <div className="-mx-2 flex">
        {STARS.map((stars) => (
          <label
            key={stars}
            className={classNames(STAR_CLASS, stars < upTo ? "fill-current" : "fill-none")}
          >
            <input
              type="radio"
              name="stars"
              value={stars}
              required
              aria-invalid={error ? true : undefined}
              {...handlers}
              defaultChecked={chosen === String(stars)}
              onChange={() => setPressed(stars)}
              className={OPTION_INPUT_CLASS}
            />
            <StarIcon className="size-6 [fill:inherit]" />
            <VisuallyHidden>
              <StarCount stars={stars} />
            </VisuallyHidden>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className="text-oxblood text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
