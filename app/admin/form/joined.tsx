import { Children, type ReactNode } from "react";

type JoinedProps = { separator: string; children: ReactNode };

export function Joined({ separator, children }: JoinedProps) {
  return Children.toArray(children).flatMap((part, index) =>
    index === 0 ? part : [separator, part],
  );
}
