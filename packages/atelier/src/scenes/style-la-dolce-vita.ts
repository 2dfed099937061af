import { path } from "../engine/path.ts";
import type { Point } from "../engine/point.ts";
import { italianLeatherHandbag } from "../plates/italian-leather-handbag.ts";
import { boat } from "../scenery/boat.ts";
import { cypress } from "../scenery/greenery.ts";
import { gulls } from "../scenery/gulls.ts";
import { knottedScarf, SCARF_FRAME } from "../scenery/knotted-scarf.ts";
import { glow } from "../scenery/light.ts";
import { setPieces } from "../scenery/pieces.ts";
import type { Scene } from "../scenery/scene.ts";
import { headland, sea, sunTrack } from "../scenery/sea.ts";
import { rectangle } from "../scenery/shapes.ts";
import type { Sketch } from "../scenery/sketch.ts";
import { sky } from "../scenery/sky.ts";
import { tones } from "../scenery/tones.ts";

const HORIZON = 430;
const SILL = 640;

function view(sheet: Sketch): void {
  sky(sheet, {
    left: -30,
    top: -30,
    right: 1230,
    horizon: HORIZON + 4,
    sun: [200, 400],
    reach: 520,
  });
  headland(
    sheet,
    path("700,428 800,396 900,372 1010,326 1120,306 1240,280"),
    HORIZON,
    tones.hillFar,
    0.8,
  );
  sea(sheet, { left: -30, right: 1230, horizon: HORIZON, bottom: SILL + 20 }, 6);
  sunTrack(sheet, 210, HORIZON, SILL, 8);
  boat(sheet, [880, 474], 0.95);
  boat(sheet, [120, 446], 0.45);
  gulls(sheet, [
    [300, 240, 1.1],
    [352, 214, 0.8],
    [392, 252, 0.6],
  ]);
  for (const [x, tall] of [
    [1074, 330],
    [1130, 250],
  ] as const)
    cypress(sheet, [x, SILL + 30], tall, { seed: x, slim: 0.09 });
  glow(sheet, [200, 400], 480, tones.light, 0.7);
}

function sill(sheet: Sketch): void {
  const top: Point[] = [
    [-30, SILL],
    [1230, SILL],
    [1230, 838],
    [-30, 838],
  ];
  sheet.wash(top, { color: tones.cream, to: tones.plaster, rim: 0.3 });
  sheet.wash(rectangle(-30, 838, 1230, 930), {
    color: tones.stone,
    to: tones.plasterShade,
    rim: 0.3,
  });
  sheet.ink(
    [
      [-20, SILL],
      [1220, SILL],
    ],
    { weight: 2, opacity: 0.7 },
  );
  sheet.ink(path("-20,838 1220,838"), { weight: 2.6 });
  sheet.glaze(path("330,800 800,806 1240,880 1240,790 860,710"), {
    color: tones.shadowWarm,
    opacity: 0.42,
    blur: 12,
  });
  sheet.glaze(path("290,786 800,790 850,812 300,812"), {
    color: tones.terracottaDeep,
    opacity: 0.4,
    blur: 5,
  });
}

export const styleLaDolceVita: Scene = {
  name: "style-la-dolce-vita",
  alt: "A cognac leather handbag on a sill above the sea, a lemon-printed silk scarf knotted on its handle.",
  altEs:
    "Una cartera de cuero coñac sobre un alféizar frente al mar, con un pañuelo de limones anudado en el asa.",
  width: 1200,
  height: 900,
  paint: (sheet) => {
    view(sheet);
    sill(sheet);
    const [bag] = italianLeatherHandbag;
    if (!bag) throw new Error("the bag has its front plate");
    setPieces(sheet, bag.pieces, {
      frame: bag.frame,
      from: [600, 1290],
      to: [560, 800],
      size: 0.63,
      weight: 2.6,
    });
    setPieces(sheet, knottedScarf(), {
      frame: SCARF_FRAME,
      from: [596, 600],
      to: [434, 404],
      size: 0.34,
      turn: 12,
      weight: 2.2,
    });
  },
};
