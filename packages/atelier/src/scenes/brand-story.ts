import { path } from "../engine/path.ts";
import type { Cloth } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";
import { swatches } from "../palette.ts";
import { camera } from "../scenery/camera.ts";
import { dressForm } from "../scenery/dress-form.ts";
import { shadowAt } from "../scenery/laid-shadow.ts";
import { pencil } from "../scenery/pencil.ts";
import { paintPieces, setPieces } from "../scenery/pieces.ts";
import type { Scene } from "../scenery/scene.ts";
import { shears } from "../scenery/shears.ts";
import type { Sketch } from "../scenery/sketch.ts";
import { spool } from "../scenery/spool.ts";
import { tape } from "../scenery/tape.ts";
import { tones } from "../scenery/tones.ts";
import { WOMAN_FRAME } from "../scenery/woman/materials.ts";
import { woman } from "../scenery/woman/woman.ts";
import { bolts, sage, terracotta } from "./brand-story-bolts.ts";
import { room } from "./brand-story-room.ts";

const eye = camera({ eye: [0, 0.95, 0], focal: 1400, center: [800, 70] });

const lay = (x: number, z: number, up = 0): Point => eye.at([x, up, z]);

const TABLE = { left: -1.9, right: 1.9, near: 1.24, far: 3.1 };

const navy: Cloth = { swatch: swatches.navy, fabric: "wool" };

const camel: Cloth = { swatch: swatches.camel, fabric: "cashmere" };

function table(sheet: Sketch): void {
  const { left, right, near, far } = TABLE;
  const top = [lay(left, far), lay(right, far), lay(right, near), lay(left, near)];
  sheet.wash(top, { color: "#DDB98C", to: "#CF9F6E", rim: 0.4 });
  sheet.within(top, () => {
    for (let i = 0; i < 7; i++) {
      const z = near + ((far - near) * (i + 0.4)) / 7;
      sheet.ink([lay(left, z), lay(-0.4, z + 0.012), lay(0.6, z - 0.01), lay(right, z)], {
        weight: 1.5,
        color: tones.sepia,
        opacity: 0.35,
        overshoot: 0,
      });
    }
    for (const [a, b] of [
      [-1.35, -0.62],
      [-0.5, 0.24],
    ] as const) {
      sheet.wash([lay(a, far), lay(b, far), lay(b + 0.75, near - 0.1), lay(a + 0.75, near - 0.1)], {
        color: tones.light,
        opacity: 0.62,
        blur: 7,
      });
    }
  });
  sheet.wash([lay(left, near), lay(right, near), lay(right, near, -0.08), lay(left, near, -0.08)], {
    color: "#A97A4E",
    to: "#8F633D",
    rim: 0.3,
  });
  sheet.ink([lay(left, near), lay(right, near)], { weight: 3 });
  sheet.ink([lay(left, far), lay(right, far)], { weight: 2 });
}

function drawing(sheet: Sketch): void {
  const page = [lay(-0.02, 2.02), lay(0.46, 2.05), lay(0.41, 1.3), lay(-0.09, 1.28)];
  shadowAt(
    sheet,
    page.map(([x, y]): Point => [x + 10, y + 9]),
  );
  sheet.wash(page, { color: "#FFFCF4", to: tones.cream, rim: 0.5 });
  for (let i = 0; i < 4; i++)
    sheet.ink([page[i] as Point, page[(i + 1) % 4] as Point], { weight: 1.8, opacity: 0.7 });
  setPieces(sheet, woman, {
    frame: WOMAN_FRAME,
    from: [640, 720],
    to: [950, 912],
    size: 0.262,
    turn: -1,
    weight: 1.5,
    grain: false,
  });
  for (const [i, color] of [tones.terracotta, tones.sage, tones.sand].entries()) {
    const [x, y] = [1104 + i * 8, 800 + i * 62];
    sheet.wash(
      [
        [x, y],
        [x + 38, y + 2],
        [x + 40, y + 40],
        [x + 2, y + 38],
      ],
      { color, rim: 0.6 },
    );
    sheet.ink(
      [
        [x, y],
        [x + 38, y + 2],
        [x + 40, y + 40],
        [x + 2, y + 38],
        [x, y],
      ],
      { weight: 1.2, opacity: 0.6 },
    );
  }
  pencil(sheet, lay(0.54, 1.96), lay(0.5, 1.55));
}

export const brandStory: Scene = {
  name: "brand-story",
  alt: "The atelier's table by the window: bolts of cloth, a run of terracotta silk, shears, tape measure, thread and a sketch of a wrap dress.",
  altEs:
    "La mesa del atelier junto a la ventana: rollos de tela, una caída de seda terracota, tijeras, cinta métrica, hilos y el boceto de un vestido cruzado.",
  width: 1600,
  height: 1200,
  paint: (sheet) => {
    room(sheet);
    setPieces(sheet, dressForm(sage), {
      frame: { scale: 10, origin: [600, 200] },
      from: [600, 200],
      to: [1270, 150],
      size: 0.62,
      weight: 2.6,
    });
    table(sheet);
    bolts(sheet);
    drawing(sheet);
    const turned =
      (x: number, z: number, degrees: number) =>
      ([px, py]: Point): Point => {
        const a = (degrees * Math.PI) / 180;
        return lay(
          x + 1.75 * (px * Math.cos(a) - py * Math.sin(a)),
          z - 1.75 * (px * Math.sin(a) + py * Math.cos(a)),
        );
      };
    tape(
      sheet,
      path(
        "-0.26,1.32 -0.2,1.5 -0.1,1.62 -0.13,1.78 -0.26,1.8 -0.27,1.66 -0.14,1.68 -0.06,1.9 -0.14,2.2 0.06,2.4",
      ),
      ([x, z]) => lay(x, z),
      0.03,
    );
    shadowAt(
      sheet,
      path("1220,990 1290,920 1420,800 1500,830 1440,930 1480,1010 1400,1050 1300,1010"),
      0.28,
    );
    paintPieces(sheet, shears(turned(0.7, 1.62, 38)), 2.4);
    for (const [x, z, cloth] of [
      [0.64, 2.5, navy],
      [0.8, 2.42, terracotta],
      [0.94, 2.52, camel],
    ] as const) {
      const at = lay(x, z);
      shadowAt(sheet, [
        [at[0], at[1] - 10],
        [at[0] + 30, at[1] - 14],
        [at[0] + 120, at[1] + 14],
        [at[0] + 90, at[1] + 26],
        [at[0], at[1] + 10],
      ]);
      paintPieces(sheet, spool(at, 62, cloth), 2.2);
    }
  },
};
