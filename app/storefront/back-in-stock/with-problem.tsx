import { type ReactNode, useId } from "react";

type WithProblemProps = {
  problem: ReactNode;
  /** Takes the id of the message, as the field's `data-problem`. */
  children: (problemId: string) => ReactNode;
};

/** A field with the message that `showFieldProblem` shows. */
export function WithProblem({ problem, children }: WithProblemProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-1.5">
      {children(id)}
      <p id={id} hidden role="alert" className="text-oxblood text-sm">
        {problem}
      </p>
    </div>
  );
}
