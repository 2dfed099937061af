import type { Plate } from "../engine/plate.ts";
import { swatches } from "../palette.ts";
import { cloth } from "../parts/cloth.ts";
import { knotted } from "./scarf/knotted.ts";
import { laidFlat } from "./scarf/laid-flat.ts";

const front: Plate = {
  name: "silk-twill-scarf-front",
  alt: "Silk twill scarf in terracotta knotted at the neck, its cream border and lemon-sprig print falling in two soft points.",
  altEs:
    "Pañuelo de sarga de seda terracota anudado al cuello, con borde crema y estampado de limones que cae en dos puntas suaves.",
  ground: "sage",
  frame: { scale: 29, origin: [592, 590] },
  pieces: knotted(cloth("terracotta", "silk"), {
    frame: swatches.cream.base,
    line: swatches.navy.base,
    fruit: "#E2B95A",
    leaf: swatches.sageGreen.shadow,
  }),
};

const detail: Plate = {
  name: "silk-twill-scarf-detail",
  alt: "The silk twill scarf in navy laid flat, one corner turned back, with a cream frame, terracotta lines and scattered lemons.",
  altEs:
    "El pañuelo de sarga de seda en azul marino extendido, con una esquina doblada, marco crema, líneas terracota y ramas de limón.",
  ground: "sand",
  frame: {
    scale: 27,
    origin: [596, 790],
    pose: ([x, y]) => [x * 0.995 - y * 0.1, y * 0.995 + x * 0.1],
  },
  pieces: laidFlat(cloth("navy", "silk"), {
    frame: swatches.cream.base,
    line: swatches.terracotta.base,
    fruit: "#E2B95A",
    leaf: swatches.sageGreen.base,
  }),
};

export const silkTwillScarf = [front, detail];
