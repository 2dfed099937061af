import { path } from "../engine/path.ts";
import type { Cloth, Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import { cloth } from "../parts/cloth.ts";
import { body, cutEdge, flap, gusset, top } from "./handbag/body.ts";
import { charm, turnLock } from "./handbag/fittings.ts";
import { arch, handle, ring, tab } from "./handbag/handle.ts";

/** `thread` is the weight of its stitches: heavier where the eye comes close. */
function bag(leather: Cloth, thread = 1): Piece[] {
  return [
    handle(
      arch(0, 1.4).map(([x, y]) => [x * 0.97, y - 0.7] as const),
      1.5,
      leather,
      0.35,
    ),
    top(leather),
    ...gusset(leather),
    body(leather, thread),
    cutEdge(leather),
    flap(leather, thread),
    handle(arch(0, 0), 1.7, leather, 0, thread),
    ...tab([-8.6, -2.4], leather, thread),
    ...tab([8.6, -2.4], leather, thread),
    ring([-8.6, -3.2], leather),
    ring([8.6, -3.2], leather),
    ...charm(leather, thread),
    ...turnLock([0, 10.6]),
  ];
}

const front: Plate = {
  name: "italian-leather-handbag-front",
  alt: "Structured handbag in cognac Italian leather with a curved flap, a brass turn-lock and a rolled top handle on brass rings.",
  altEs:
    "Cartera estructurada de cuero italiano coñac con solapa curva, cierre giratorio de latón y asa redonda sobre argollas de latón.",
  ground: "sage",
  frame: { scale: 24.5, origin: [574, 800] },
  prints: [
    path("-16.9,19.6 -14.6,21 0,21.9 14.6,21.1 18,20 21.3,17 20,14.6 8,15 -15,16 -16.9,19.6"),
  ],
  pieces: bag(cloth("cognac", "leather")),
};

const detail: Plate = {
  name: "italian-leather-handbag-detail",
  alt: "Close view of the handbag in grained burgundy leather: the brass turn-lock, the saddle stitching, a handle's ring and tab, and the key bell.",
  altEs:
    "Detalle de la cartera en cuero burdeos granulado: el cierre giratorio de latón, el pespunte, la argolla del asa y la campana portallaves.",
  ground: "sand",
  frame: { scale: 56, origin: [390, 640] },
  cropped: true,
  pieces: bag(cloth("burgundy", "pebbled"), 2),
};

export const italianLeatherHandbag = [front, detail];
