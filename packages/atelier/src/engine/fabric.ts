/** How a cloth takes paint and light. */
export type Fabric = {
  /** Noise cells per design pixel, across and down: unequal values make slubs or nap. */
  frequency: readonly [number, number];
  octaves: number;
  /** Contrast of the grain, 0 to 1. */
  grain: number;
  /** Slow pooling of the wash, 0 to 1. */
  bloom: number;
  /** Strength of the light along folds, 0 to 1. */
  sheen: number;
  /** Strength of shadows, 0 to 1. */
  contrast: number;
  /** Design pixels an edge may wander: soft cloth is drawn looser than leather. */
  wander: number;
  /** Softness of fold edges in design pixels. */
  soft: number;
};

export const fabrics = {
  silk: {
    frequency: [0.03, 0.008],
    octaves: 2,
    grain: 0.04,
    bloom: 0.08,
    sheen: 0.85,
    contrast: 0.85,
    soft: 6,
    wander: 8,
  },
  crepe: {
    frequency: [0.28, 0.28],
    octaves: 2,
    grain: 0.1,
    bloom: 0.11,
    sheen: 0.45,
    contrast: 0.75,
    soft: 7,
    wander: 8,
  },
  linen: {
    frequency: [0.02, 0.28],
    octaves: 2,
    grain: 0.08,
    bloom: 0.11,
    sheen: 0.35,
    contrast: 0.75,
    soft: 5,
    wander: 8,
  },
  cotton: {
    frequency: [0.22, 0.26],
    octaves: 2,
    grain: 0.07,
    bloom: 0.1,
    sheen: 0.35,
    contrast: 0.72,
    soft: 5,
    wander: 8,
  },
  cashmere: {
    frequency: [0.16, 0.08],
    octaves: 2,
    grain: 0.1,
    bloom: 0.12,
    sheen: 0.3,
    contrast: 0.7,
    soft: 10,
    wander: 7,
  },
  wool: {
    frequency: [0.18, 0.18],
    octaves: 2,
    grain: 0.1,
    bloom: 0.11,
    sheen: 0.28,
    contrast: 0.72,
    soft: 9,
    wander: 7,
  },
  gabardine: {
    frequency: [0.3, 0.12],
    octaves: 1,
    grain: 0.08,
    bloom: 0.1,
    sheen: 0.38,
    contrast: 0.75,
    soft: 6,
    wander: 8,
  },
  velvet: {
    frequency: [0.1, 0.05],
    octaves: 2,
    grain: 0.12,
    bloom: 0.14,
    sheen: 0.8,
    contrast: 1,
    soft: 11,
    wander: 8,
  },
  suede: {
    frequency: [0.1, 0.1],
    octaves: 2,
    grain: 0.13,
    bloom: 0.14,
    sheen: 0.35,
    contrast: 0.75,
    soft: 8,
    wander: 6,
  },
  leather: {
    frequency: [0.12, 0.12],
    octaves: 2,
    grain: 0.08,
    bloom: 0.09,
    sheen: 0.9,
    contrast: 0.9,
    soft: 6,
    wander: 4,
  },
  /** Leather drummed until its grain stands up, seen close. */
  pebbled: {
    frequency: [0.13, 0.14],
    octaves: 2,
    grain: 0.22,
    bloom: 0.08,
    sheen: 0.8,
    contrast: 0.9,
    soft: 8,
    wander: 4,
  },
  knit: {
    frequency: [0.2, 0.1],
    octaves: 2,
    grain: 0.09,
    bloom: 0.1,
    sheen: 0.3,
    contrast: 0.7,
    soft: 9,
    wander: 8,
  },
  straw: {
    frequency: [0.1, 0.22],
    octaves: 2,
    grain: 0.16,
    bloom: 0.11,
    sheen: 0.4,
    contrast: 0.75,
    soft: 7,
    wander: 5,
  },
  metal: {
    frequency: [0.05, 0.05],
    octaves: 1,
    grain: 0.04,
    bloom: 0.06,
    sheen: 1,
    contrast: 1,
    soft: 2,
    wander: 3,
  },
} as const satisfies Record<string, Fabric>;

export type FabricName = keyof typeof fabrics;
