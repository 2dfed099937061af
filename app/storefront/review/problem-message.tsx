import { Trans } from "@lingui/react/macro";
import type { ReviewProblem } from "#app/domain/review/review-draft.ts";

export function ProblemMessage({ problem }: { problem: ReviewProblem }) {
  switch (problem) {
    case "stars":
      return <Trans>Please choose one to five stars.</Trans>;
    case "fit":
      return <Trans>Please choose how it fits, or leave this empty.</Trans>;
    case "size":
      return <Trans>Please choose the size that you bought.</Trans>;
    case "heightCm":
      return <Trans>Please write your height in cm, for example 165, or leave this empty.</Trans>;
    case "author":
      return <Trans>Please write the name to show, at most 40 characters without a link.</Trans>;
    case "words":
      return <Trans>Please write at most 2,000 characters of plain text.</Trans>;
    case "link":
      return <Trans>Please leave out links.</Trans>;
  }
}
