import type { Plate } from "../engine/plate.ts";
import { amalfiLinenSundress } from "./amalfi-linen-sundress.ts";
import { cashmereBlazer } from "./cashmere-blazer.ts";
import { cottonCulottes } from "./cotton-culottes.ts";
import { cottonPoplinShirt } from "./cotton-poplin-shirt.ts";
import { italianLeatherHandbag } from "./italian-leather-handbag.ts";
import { italianLeatherLoafers } from "./italian-leather-loafers.ts";
import { leatherSlingbackPumps } from "./leather-slingback-pumps.ts";
import { linenPalazzoPants } from "./linen-palazzo-pants.ts";
import { merinoTurtleneck } from "./merino-turtleneck.ts";
import { milaneseTrenchCoat } from "./milanese-trench-coat.ts";
import { pleatedMidiDress } from "./pleated-midi-dress.ts";
import { pleatedSilkSkirt } from "./pleated-silk-skirt.ts";
import { rivieraStripedKnit } from "./riviera-striped-knit.ts";
import { silkBlouse } from "./silk-blouse.ts";
import { silkTwillScarf } from "./silk-twill-scarf.ts";
import { silkWrapDress } from "./silk-wrap-dress.ts";
import { strawSunHat } from "./straw-sun-hat.ts";
import { suedeAnkleBoots } from "./suede-ankle-boots.ts";
import { suedeMotoJacket } from "./suede-moto-jacket.ts";
import { tailoredCigaretteTrousers } from "./tailored-cigarette-trousers.ts";
import { velvetEveningGown } from "./velvet-evening-gown.ts";
import { woolWrapCoat } from "./wool-wrap-coat.ts";
import { wovenEspadrilles } from "./woven-espadrilles.ts";
import { wovenLeatherBelt } from "./woven-leather-belt.ts";

/** Every fashion plate of the shop: two per product. */
export const plates: readonly Plate[] = [
  ...amalfiLinenSundress,
  ...cashmereBlazer,
  ...cottonCulottes,
  ...cottonPoplinShirt,
  ...italianLeatherHandbag,
  ...italianLeatherLoafers,
  ...leatherSlingbackPumps,
  ...linenPalazzoPants,
  ...merinoTurtleneck,
  ...milaneseTrenchCoat,
  ...pleatedMidiDress,
  ...pleatedSilkSkirt,
  ...rivieraStripedKnit,
  ...silkBlouse,
  ...silkTwillScarf,
  ...silkWrapDress,
  ...strawSunHat,
  ...suedeAnkleBoots,
  ...suedeMotoJacket,
  ...tailoredCigaretteTrousers,
  ...velvetEveningGown,
  ...woolWrapCoat,
  ...wovenEspadrilles,
  ...wovenLeatherBelt,
];
