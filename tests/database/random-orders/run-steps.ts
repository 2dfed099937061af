import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { Action, Repetition } from "./action.ts";
import { findMailProblems } from "./find-mail-problems.ts";
import { findMoneyProblems } from "./find-money-problems.ts";
import { findOrderProblems } from "./find-order-problems.ts";
import { findRestProblems } from "./find-rest-problems.ts";
import { countSold, findStockProblems } from "./find-stock-problems.ts";
import { OUTSIDE_ACTIONS } from "./outside-actions.ts";
import { OWNER_ACTIONS, STOCK_ACTIONS } from "./owner-actions.ts";
import { createPicker } from "./picker.ts";
import type { RandomShop } from "./random-shop.ts";
import { poolKey } from "./sample-shop.ts";
import { SHOPPER_ACTIONS } from "./shopper-actions.ts";
import { STAFF_ACTIONS } from "./staff-actions.ts";
import type { State } from "./state.ts";

const ALONE: Record<string, Action> = { ...STOCK_ACTIONS, ...OWNER_ACTIONS, ...OUTSIDE_ACTIONS };
const TOGETHER: Record<string, Action> = { ...SHOPPER_ACTIONS, ...STAFF_ACTIONS };
const ACTIONS: Record<string, Action> = { ...ALONE, ...TOGETHER, work: OUTSIDE_ACTIONS.work };

/** How often an action occurs beside the others, which occur once. */
const WEIGHTS: Record<string, number> = {
  ...{ start: 4, buy: 10, payByCard: 5, comeBack: 5, choose: 3, wait: 4, work: 6, endFaults: 2 },
  ...{ confirmPayment: 2, acceptCash: 2, cancel: 2, ship: 2, reverse: 2, makeOrder: 2 },
  ...{ restoreDeleted: 3, faultOfPayphone: 3, releasePayment: 2, settleByHand: 2 },
  ...{ payAwaitingByCard: 3 },
};

type Act = { name: string; seed: number };

/** One or several actions at the same time, of a process that may die on the way. */
export type Step = {
  acts: Act[];
  /** After how many calls of the database no answer arrives any more. */
  dies: { after: number; withEffect: boolean } | null;
  repeats: boolean;
};

/** Return the steps of a seed. */
export function planSteps(seed: number, count: number): Step[] {
  const pick = createPicker(seed);
  const weighted = (actions: object): string[] =>
    Object.keys(actions).flatMap((name) => Array(WEIGHTS[name] ?? 1).fill(name));
  const all = weighted(ACTIONS);
  const together = weighted(TOGETHER);
  const act = (names: string[]) => ({ name: pick.of(names), seed: pick.seed() });
  return Array.from({ length: count }, () => ({
    acts: pick.chance(0.1) ? [act(together), act([...together, "work"])] : [act(all)],
    dies: pick.chance(0.08) ? { after: pick.integer(0, 5), withEffect: pick.chance(0.5) } : null,
    repeats: pick.chance(0.3),
  }));
}

/** Run a call; note the code of a rejection. An error that is no rule of the shop is a problem. */
async function attempt<Value>(world: RandomShop, name: string, call: () => Promise<Value>) {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ShopError) {
      const key = `${name} ${error.code}`;
      world.notes.codes.set(key, (world.notes.codes.get(key) ?? 0) + 1);
    } else if (!world.breakable.isBroken()) {
      world.notes.errors.push(`${name}: ${error}`);
    }
    return undefined;
  }
}

/** Return what a repeated action must leave as it is. */
const traceOf = ({ now: _now, products, ...state }: State) =>
  JSON.stringify([state, products.map(({ quantity }) => quantity)]).replaceAll(
    /"(updated_at|expires_at|next_check_at)": ?"[^"]*"/g,
    "",
  );

async function repeat(world: RandomShop, name: string, again: Repetition): Promise<string[]> {
  const before = traceOf(await world.state());
  await attempt(world, name, again);
  return traceOf(await world.state()) === before ? [] : [`${name} twice has another effect`];
}

/** The owner has counted: what is there, with what was sold, is what there would be. */
function recount(world: RandomShop, before: State, after: State): void {
  const { notes, pools } = world;
  const known = countSold(before, world);
  for (const pool of pools) {
    const key = poolKey(pool);
    const is = known.get(key);
    const will = countSold(after, world).get(key);
    if (!is || !will) continue;
    if (will.onHand !== is.onHand) notes.stock.set(key, (will.onHand ?? 0) + will.sold);
    if ((will.onHand ?? 0) < will.held) notes.lowered.add(key);
  }
}

async function runStep(world: RandomShop, step: Step, before: State) {
  if (step.dies) world.breakable.breakAfter(step.dies.after, step.dies.withEffect);
  const repetitions = await Promise.all(
    step.acts.map(({ name, seed }) =>
      attempt(world, name, async () => ACTIONS[name]?.(world, createPicker(seed), before)),
    ),
  );
  world.breakable.mend();
  world.passTime(1);
  let after = await world.state();
  if (step.acts.some(({ name }) => name in STOCK_ACTIONS)) recount(world, before, after);
  const problems: string[] = [];
  const [again] = repetitions;
  if (step.repeats && again && step.acts.length === 1 && !step.dies) {
    problems.push(...(await repeat(world, step.acts[0]?.name ?? "", again)));
    after = await world.state();
  }
  problems.push(...(await findProblems(world, before, after)));
  return { problems, after };
}

async function findProblems(world: RandomShop, before: State, after: State): Promise<string[]> {
  const { body } = await world.rpc<{ problem: string }[]>("server", "find_inconsistencies", {});
  return [
    ...world.notes.errors.splice(0),
    ...body.map(({ problem }) => problem),
    ...findStockProblems(world, after),
    ...findOrderProblems(before, after),
    ...findMailProblems(after),
    ...(await findMoneyProblems(world, after)),
  ];
}

const HOUR = 3600;
/** Waits in seconds, after which no worker has anything left to do. */
const QUIET = [0, 400, 1000, 1000, HOUR, 3 * HOUR, 26 * HOUR, 49 * HOUR, 400 * HOUR, HOUR, HOUR];

/** End all faults, and let the workers run until nothing can be open. */
async function comeToRest(world: RandomShop): Promise<string[]> {
  await OUTSIDE_ACTIONS.endFaults(world, createPicker(0), await world.state());
  const before = await world.state();
  const { retain: _retain, ...workers } = world.desks().workers;
  for (const seconds of QUIET) {
    world.passTime(seconds);
    for (const [name, work] of Object.entries(workers)) {
      await attempt<unknown>(world, name, work);
    }
    // These take a few at a time.
    while ((await workers.checkPayments()) > 0);
    while ((await workers.deliver()) > 0);
  }
  const after = await world.state();
  const open = [
    ...(await findProblems(world, before, after)),
    ...(await findRestProblems(world, after)),
  ];
  return open.map((problem) => `at rest: ${problem}`);
}

/** Run the steps on a new shop until one shows problems; return them with its index. */
export async function runSteps(world: RandomShop, startsAt: number, steps: Step[]) {
  await world.reset(startsAt);
  let state = await world.state();
  for (const [index, step] of steps.entries()) {
    const { problems, after } = await runStep(world, step, state);
    state = after;
    if (problems.length > 0) return { index, problems };
  }
  const problems = await comeToRest(world);
  return problems.length > 0 ? { index: steps.length, problems } : null;
}
