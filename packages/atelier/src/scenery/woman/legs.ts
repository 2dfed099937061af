import { edge } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import type { Piece } from "../../engine/piece.ts";
import { seam } from "../../parts/sewing.ts";
import { fold, shoe, skin } from "./materials.ts";

export const farLeg: Piece = {
  edges: [
    edge(path("-6.4,140 -9.2,152 -10.6,162 -10.2,172 -9.6,182 -11,189 -14.6,194.6")),
    edge(path("-14.6,194.6 -6,194"), 0),
    edge(path("-6,194 -5.6,189 -6,182 -4,171 -3.2,160 -2,140")),
    edge(path("-2,140 -6.4,140"), 0),
  ],
  cloth: skin,
  roundness: 1.3,
};

export const farShoe: Piece = {
  edges: [
    edge(path("-5.8,188.4 -4.8,190.8 -5.2,194 -4.8,199")),
    edge(path("-4.8,199 -5.7,199 -6.8,194.8")),
    edge(path("-6.8,194.8 -11,196.4 -16,199.2 -21.4,199.8")),
    edge(path("-21.4,199.8 -22.6,198.4 -18.6,196.4 -15.4,194.2")),
    edge(path("-15.4,194.2 -12,195 -8,193 -5.8,188.4")),
  ],
  cloth: shoe,
  roundness: 1,
  cast: 0.3,
};

export const nearLeg: Piece = {
  edges: [
    edge(path("3,140 1.4,154 1.2,164 2.8,176 4.2,186 4.4,193")),
    edge(path("4.4,193 7.6,193"), 0),
    edge(path("7.6,193 8,185 9.6,174 10.2,164 9.4,152 9,140")),
    edge(path("9,140 3,140"), 0),
  ],
  cloth: skin,
  folds: [fold(path("4.6,156 5.8,168 5.8,180"), 1, 0.4)],
  roundness: 1.6,
};

export const nearShoe: Piece = {
  edges: [
    edge(path("4,190.4 3.4,192.4 3.2,195 1.6,199.4 2.6,201.4 5,201.8")),
    edge(path("5,201.8 5.4,198 6.6,198 7,203")),
    edge(path("7,203 7.8,203 7.8,198 9,195 8.8,192.4 8,190.4")),
    edge(path("8,190.4 6,191.6 4,190.4")),
  ],
  cloth: shoe,
  lines: [seam(path("6.2,190.6 6.3,194 6.2,197"), 1.2)],
  roundness: 1,
  cast: 0.3,
};
