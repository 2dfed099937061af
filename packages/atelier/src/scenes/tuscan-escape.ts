import { glow } from "../scenery/light.ts";
import { lemonTree, pot } from "../scenery/pots.ts";
import type { Scene } from "../scenery/scene.ts";
import { tones } from "../scenery/tones.ts";
import { vignette } from "../scenery/vignette.ts";
import { countryside } from "./tuscan-countryside.ts";
import { lantern } from "./tuscan-lantern.ts";
import { eye } from "./tuscan-loggia.ts";
import { arcadeAndColumns, wornPlaster } from "./tuscan-loggia-arcade.ts";
import { room } from "./tuscan-loggia-room.ts";

export const tuscanEscape: Scene = {
  name: "tuscan-escape",
  alt: "A Tuscan loggia in late light: arches open on cypresses, a farmhouse and soft hills, and the sun lies in arches on the terracotta floor.",
  altEs:
    "Una logia toscana al atardecer: los arcos se abren a cipreses, una casa de campo y colinas suaves, y el sol dibuja arcos en el piso de terracota.",
  width: 1200,
  height: 1600,
  paint: (sheet) =>
    vignette(sheet, () => {
      countryside(sheet);
      room(sheet);
      arcadeAndColumns(sheet);
      wornPlaster(sheet);
      const far = pot(sheet, eye, [2.95, 0, 9.4], 0.5, 0.46, [2.2, 0.9]);
      lemonTree(sheet, { at: far, trunk: 34, radius: 44, fruit: 8, seed: 31 });
      const mouth = pot(sheet, eye, [0.62, 0, 4.1], 0.52, 0.5, [3.3, 1.3]);
      lemonTree(sheet, { at: mouth, trunk: 66, radius: 84, fruit: 13, seed: 12 });
      lantern(sheet, [1.9, 4.3, 5.8]);
      glow(sheet, [220, 240], 900, tones.light, 0.34);
    }),
};
