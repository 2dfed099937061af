import type { StoredCategory, StoredCollection, StoredProduct } from "./catalogue-values.ts";

const LETTERS = ["XS", "S", "M", "L", "XL"];

function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}

function categoryOf([displayName, spanish]: [string, string], index: number): StoredCategory {
  return {
    id: idOf(100 + index),
    name: displayName.toLowerCase(),
    displayName,
    spanish: { displayName: spanish },
  };
}

const CATEGORIES: [english: string, spanish: string][] = [
  ["Accessories", "Accesorios"],
  ["Bottoms", "Pantalones y faldas"],
  ["Dresses", "Vestidos"],
  ["Outerwear", "Abrigos y chaquetas"],
  ["Shoes", "Zapatos"],
  ["Tops", "Blusas y tops"],
];

export const SAMPLE_CATEGORIES: StoredCategory[] = CATEGORIES.map(categoryOf);

export const SAMPLE_COLLECTIONS: StoredCollection[] = [
  {
    id: idOf(201),
    name: "la-dolce-vita",
    displayName: "La Dolce Vita",
    description: "Silk, color and an unhurried afternoon on the Riviera.",
    spanish: {
      displayName: "La Dolce Vita",
      description: "Seda, color y una tarde sin prisa en la Riviera.",
    },
  },
  {
    id: idOf(202),
    name: "modern-milan",
    displayName: "Modern Milan",
    description: "Sharp tailoring for the city, softened by fine cloth.",
    spanish: {
      displayName: "Milán moderno",
      description: "Sastrería precisa para la ciudad, suavizada por telas finas.",
    },
  },
  {
    id: idOf(203),
    name: "tuscan-escape",
    displayName: "Tuscan Escape",
    description: "Linen, leather and the warm light of the hills.",
    spanish: {
      displayName: "Escapada toscana",
      description: "Lino, cuero y la luz cálida de las colinas.",
    },
  },
];

type Sample = Pick<
  StoredProduct,
  | "name"
  | "price"
  | "description"
  | "spanish"
  | "category"
  | "collection"
  | "sizes"
  | "colors"
  | "quantity"
> &
  Partial<StoredProduct>;

function productOf(sample: Sample, index: number): StoredProduct {
  const slug = sample.name.toLowerCase().replaceAll(" ", "-");
  return {
    id: idOf(index + 1),
    slug,
    originalPrice: null,
    images: [`/plates/${slug}-front-1200.jpg`],
    imageColors: [],
    inventoryStatus: "in-stock",
    isNewArrival: false,
    isBestseller: false,
    createdAt: new Date(Date.UTC(2024, 0, 20 - index)).toISOString(),
    ...sample,
  };
}

/** The six sample products of the specification's section 3, with exactly its prices, statuses and quantities. */
export const SAMPLE_PRODUCTS: StoredProduct[] = [
  {
    name: "Silk Wrap Dress",
    price: 24500,
    description: "A bias-cut wrap dress in Como silk that ties at the waist and moves as you do.",
    spanish: {
      name: "Vestido cruzado de seda",
      description:
        "Un vestido cruzado en seda del lago de Como, cortado al bies, que se ata en la cintura y se mueve contigo.",
    },
    category: "dresses",
    collection: "la-dolce-vita",
    sizes: LETTERS,
    colors: ["Terracotta", "Sage Green", "Cream"],
    quantity: 25,
    isNewArrival: true,
  },
  {
    name: "Cashmere Blazer",
    price: 38500,
    description: "A softly tailored blazer in pure cashmere, half-lined and light on the shoulder.",
    spanish: {
      name: "Blazer de cachemira",
      description:
        "Un blazer de pura cachemira, de corte suave, a medio forro y ligero sobre el hombro.",
    },
    category: "outerwear",
    collection: "modern-milan",
    sizes: LETTERS,
    colors: ["Camel", "Charcoal", "Navy"],
    inventoryStatus: "low-stock" as const,
    quantity: 5,
    isBestseller: true,
  },
  {
    name: "Italian Leather Handbag",
    price: 19500,
    description: "A structured day bag in vegetable-tanned leather that deepens with every season.",
    spanish: {
      name: "Cartera de cuero italiano",
      description:
        "Una cartera estructurada de día, en cuero de curtido vegetal que gana profundidad con cada temporada.",
    },
    category: "accessories",
    collection: "tuscan-escape",
    sizes: ["One Size"],
    colors: ["Cognac", "Black", "Burgundy"],
    quantity: 15,
    isBestseller: true,
  },
  {
    name: "Linen Palazzo Pants",
    price: 16500,
    description: "High-waisted, wide and fluid: washed linen for long lunches and warm evenings.",
    spanish: {
      name: "Pantalón palazzo de lino",
      description:
        "De talle alto, amplio y fluido: lino lavado para almuerzos largos y noches cálidas.",
    },
    category: "bottoms",
    collection: "tuscan-escape",
    sizes: LETTERS,
    colors: ["Natural", "Olive", "White"],
    quantity: 30,
    isNewArrival: true,
  },
  {
    name: "Silk Blouse",
    price: 12500,
    description: "A fluid silk blouse with a soft bow and mother-of-pearl buttons.",
    spanish: {
      name: "Blusa de seda",
      description: "Una blusa fluida de seda con lazo suave y botones de nácar.",
    },
    category: "tops",
    collection: "la-dolce-vita",
    sizes: LETTERS,
    colors: ["Ivory", "Blush", "Navy"],
    inventoryStatus: "sold-out" as const,
    quantity: 0,
  },
  {
    name: "Italian Leather Loafers",
    price: 16500,
    description: "Hand-stitched loafers in supple calf leather, made on a slim Milanese last.",
    spanish: {
      name: "Mocasines de cuero italiano",
      description:
        "Mocasines cosidos a mano en suave cuero de becerro, sobre una esbelta horma milanesa.",
    },
    category: "shoes",
    collection: "modern-milan",
    sizes: ["35", "36", "37", "38", "39", "40", "41"],
    colors: ["Tan", "Black", "Cognac"],
    quantity: 20,
    isBestseller: true,
  },
].map(productOf);
