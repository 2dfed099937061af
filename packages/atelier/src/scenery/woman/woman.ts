import { path } from "../../engine/path.ts";
import type { Piece } from "../../engine/piece.ts";
import { fingers, raisedForearm, restingArm } from "./arms.ts";
import { bodice } from "./bodice.ts";
import { back, chignon, head } from "./head.ts";
import { farLeg, farShoe, nearLeg, nearShoe } from "./legs.ts";
import { fold } from "./materials.ts";
import { knot, ribbonTail, sash } from "./sash.ts";
import { skirt, skirtInside } from "./skirt.ts";
import { raisedSleeve, restingSleeve } from "./sleeves.ts";
import { sunHatFromBehind } from "./sun-hat.ts";

/** A woman seen from behind in a wrap dress the breeze has caught, a hand on the brim of her hat. */
export const woman: readonly Piece[] = [
  farLeg,
  farShoe,
  nearLeg,
  nearShoe,
  skirtInside,
  raisedForearm,
  restingArm,
  back,
  raisedSleeve,
  bodice,
  skirt,
  restingSleeve,
  sash,
  ribbonTail(path("8,73.4 17,76 27,73.6 39,78.6"), 2.8),
  ribbonTail(path("7.8,74.4 15,82.6 24,86 31,95"), 2.6),
  knot,
  head,
  chignon,
  ...sunHatFromBehind(fold),
  fingers,
];
