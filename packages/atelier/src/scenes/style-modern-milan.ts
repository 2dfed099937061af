import { boxOf } from "../engine/curve.ts";
import { path } from "../engine/path.ts";
import type { Plate } from "../engine/plate.ts";
import { project } from "../engine/project.ts";
import { cashmereBlazer } from "../plates/cashmere-blazer.ts";
import { italianLeatherHandbag } from "../plates/italian-leather-handbag.ts";
import { tailoredCigaretteTrousers } from "../plates/tailored-cigarette-trousers.ts";
import { clipHanger, hang, hook, rail } from "../scenery/hanging.ts";
import { shadowAt } from "../scenery/laid-shadow.ts";
import { glow } from "../scenery/light.ts";
import { palazzo, spires } from "../scenery/palazzo.ts";
import { setPieces } from "../scenery/pieces.ts";
import type { Scene } from "../scenery/scene.ts";
import { rectangle } from "../scenery/shapes.ts";
import type { Sketch } from "../scenery/sketch.ts";
import { sky } from "../scenery/sky.ts";
import { tones } from "../scenery/tones.ts";
import { windowFrame } from "../scenery/window-frame.ts";

const RAIL = 74;
const GLASS = { left: 62, top: 150, right: 400, bottom: 742 };
const BAG_CM = 6.6;

function wall(sheet: Sketch): void {
  sheet.wash(rectangle(-30, -30, 1230, 930), {
    color: tones.plaster,
    to: "#E3C6A4",
    flow: [0, 0, 1, 0.6],
    rim: 0,
  });
  for (let i = 0; i < 3; i++) {
    const x = 500 + i * 236;
    sheet.wash(
      [
        [x, 150 + i * 26],
        [x + 196, 172 + i * 26],
        [x + 196, 800 + i * 30],
        [x, 770 + i * 30],
      ],
      { color: tones.light, opacity: 0.85, blur: 7 },
    );
  }
}

function town(sheet: Sketch): void {
  const { left, top, right, bottom } = GLASS;
  sheet.within(rectangle(left, top, right, bottom), () => {
    sky(sheet, { left, top, right, horizon: bottom, sun: [left, 470], reach: 320 });
    spires(sheet, [206, 560], 96, 270);
    for (const [from, to, cornice, color, columns, storey] of [
      [300, 420, 420, tones.plaster, 2, 92],
      [40, 176, 470, tones.rose, 2, 98],
      [176, 306, 540, tones.wheat, 2, 96],
    ] as const)
      palazzo(sheet, { left: from, right: to, top: cornice, bottom, color, columns, storey });
  });
  windowFrame(sheet, { ...GLASS, columns: 2, rows: 3, bar: 13 });
}

function first([plate]: readonly Plate[]): Plate {
  if (!plate) throw new Error("every product has its front plate");
  return plate;
}

function bagOnSill(sheet: Sketch): void {
  const bag = first(italianLeatherHandbag);
  const { left, right, bottom } = boxOf(
    bag.pieces.flatMap((piece) => project(piece, bag.frame).loop),
  );
  shadowAt(sheet, path("120,752 330,748 424,764 180,768"), 0.5);
  setPieces(sheet, bag.pieces, {
    frame: bag.frame,
    from: [(left + right) / 2, bottom],
    to: [236, 762],
    size: BAG_CM / bag.frame.scale,
    weight: 2.4,
  });
}

export const styleModernMilan: Scene = {
  name: "style-modern-milan",
  alt: "A camel cashmere blazer and black cigarette trousers on a brass rail, a cognac handbag on the sill of a Milanese window.",
  altEs:
    "Un blazer de cachemira color camello y un pantalón cigarrete negro en una barra de latón, una cartera coñac en el alféizar de una ventana milanesa.",
  width: 1200,
  height: 900,
  paint: (sheet) => {
    wall(sheet);
    town(sheet);
    bagOnSill(sheet);
    rail(sheet, RAIL);
    hang(sheet, first(tailoredCigaretteTrousers), { at: [1016, 158], perCm: 8.6 });
    clipHanger(sheet, [1016, 158], 118);
    hook(sheet, 1016, RAIL, 140);
    hook(sheet, 668, RAIL, 150);
    hang(sheet, first(cashmereBlazer), { at: [672, 138], perCm: 8.6 });
    glow(sheet, [150, 60], 800, tones.light, 0.34);
  },
};
