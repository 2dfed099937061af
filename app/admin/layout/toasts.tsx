import { Trans } from "@lingui/react/macro";
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Button } from "#app/ui/button.tsx";
import { useCoveredFoot } from "#app/ui/use-covered-foot.ts";
import { FailureMessage } from "./failure-message.tsx";
import { failureOf } from "./use-write.ts";

export type Notice = {
  words: ReactNode;
  /** Milliseconds it stays. */
  lasts: number;
  /** Takes the announced thing back; offered as Undo while the notice stands. */
  undo?: () => Promise<void>;
  /** Runs once the notice has passed without an Undo. */
  onPassed?: () => void;
};

type Standing = Notice & { id: number };

const ToastContext = createContext<((notice: Notice) => void) | null>(null);

/** Returns the function that shows a notice at the foot of the admin, whichever tab is open by then. */
export function useToast(): (notice: Notice) => void {
  const show = use(ToastContext);
  if (!show) throw new Error("useToast must be used within a ToastProvider");
  return show;
}

function NoticeCard({ notice, onUndo }: { notice: Notice; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);

  // What was deleted takes the focus along; whoever works by keyboard reaches Undo before it has passed.
  useEffect(() => undo.current?.focus(), []);

  return (
    <div className="flex items-center justify-between gap-4 bg-ink px-5 py-2.5 text-paper shadow-sheet">
      <p className="text-sm">{notice.words}</p>
      {notice.undo && (
        <Button
          ref={undo}
          variant="plain"
          size="sm"
          className="-mr-3 !text-paper underline"
          onClick={onUndo}
        >
          <Trans>Undo</Trans>
        </Button>
      )}
    </div>
  );
}

/** Milliseconds that the words about a failed Undo stay. */
const FAILURE_LASTS = 8000;

const failedUndo = (error: unknown): Notice => ({
  words: <FailureMessage failure={failureOf(error)} />,
  lasts: FAILURE_LASTS,
});

/** Keeps the notices of the admin: they outlive a change of tab, and so does their Undo. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [standing, setStanding] = useState<Standing[]>([]);
  const lastId = useRef(0);
  const region = useCoveredFoot();
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());

  const drop = useCallback((id: number) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setStanding((notices) => notices.filter((notice) => notice.id !== id));
  }, []);

  const show = useCallback(
    (notice: Notice) => {
      lastId.current += 1;
      const id = lastId.current;
      setStanding((notices) => [...notices, { ...notice, id }]);
      const pass = () => {
        drop(id);
        notice.onPassed?.();
      };
      timers.current.set(id, setTimeout(pass, notice.lasts));
    },
    [drop],
  );

  const cards = useMemo(
    () =>
      standing.map((notice) => (
        <NoticeCard
          key={notice.id}
          notice={notice}
          onUndo={() => {
            drop(notice.id);
            notice.undo?.().catch((error) => show(failedUndo(error)));
          }}
        />
      )),
    [standing, drop, show],
  );

  return (
    <ToastContext value={show}>
      {children}
      <div
        ref={region}
        role="status"
        className="pointer-events-none fixed inset-x-3 bottom-3 z-[70] mx-auto grid max-w-lg gap-2 *:pointer-events-auto"
      >
        {cards}
      </div>
    </ToastContext>
  );
}
