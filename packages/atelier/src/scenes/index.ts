import type { Scene } from "../scenery/scene.ts";
import { brandStory } from "./brand-story.ts";
import { hero } from "./hero.ts";
import { laDolceVita } from "./la-dolce-vita.ts";
import { modernMilan } from "./modern-milan.ts";
import { styleLaDolceVita } from "./style-la-dolce-vita.ts";
import { styleModernMilan } from "./style-modern-milan.ts";
import { styleNotes } from "./style-notes.ts";
import { styleTuscanEscape } from "./style-tuscan-escape.ts";
import { tuscanEscape } from "./tuscan-escape.ts";

/** Every scene of the shop, in the order its pages show them. */
export const scenes: readonly Scene[] = [
  hero,
  laDolceVita,
  modernMilan,
  tuscanEscape,
  brandStory,
  styleNotes,
  styleLaDolceVita,
  styleModernMilan,
  styleTuscanEscape,
];
