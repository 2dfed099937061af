import { foldText } from "../text/fold-text.ts";
import type { PROVINCES } from "./province.ts";

type Province = (typeof PROVINCES)[number];

/**
 * The cities that most parcels go to: the heads of the cantons with a name of their own. Names that two provinces have
 * (Bolívar, El Carmen, Olmedo, Sucre) are left out: there the shopper chooses the province.
 */
const CITIES: Readonly<Record<Province, readonly string[]>> = {
  Azuay: [
    "Cuenca",
    "Camilo Ponce Enríquez",
    "Girón",
    "Gualaceo",
    "Paute",
    "Santa Isabel",
    "Sígsig",
  ],
  Bolívar: ["Guaranda", "Caluma", "Chillanes", "Echeandía", "San José de Chimbo"],
  Cañar: ["Azogues", "Biblián", "Cañar", "La Troncal"],
  Carchi: ["Tulcán", "El Ángel", "Mira", "San Gabriel"],
  Chimborazo: ["Riobamba", "Alausí", "Chambo", "Colta", "Cumandá", "Guano", "Pallatanga"],
  Cotopaxi: ["Latacunga", "La Maná", "Pujilí", "Salcedo", "Saquisilí"],
  "El Oro": [
    "Machala",
    "Arenillas",
    "El Guabo",
    "Huaquillas",
    "Pasaje",
    "Piñas",
    "Portovelo",
    "Zaruma",
  ],
  Esmeraldas: ["Esmeraldas", "Atacames", "Muisne", "Quinindé", "San Lorenzo", "Tonsupa"],
  Galápagos: ["Puerto Ayora", "Puerto Baquerizo Moreno", "Puerto Villamil"],
  Guayas: [
    "Guayaquil",
    "Balzar",
    "Daule",
    "Durán",
    "El Empalme",
    "El Triunfo",
    "General Villamil Playas",
    "La Puntilla",
    "Milagro",
    "Naranjal",
    "Naranjito",
    "Nobol",
    "Playas",
    "Samborondón",
    "Yaguachi",
  ],
  Imbabura: ["Ibarra", "Atuntaqui", "Cotacachi", "Otavalo", "Pimampiro", "Urcuquí"],
  Loja: ["Loja", "Cariamanga", "Catacocha", "Catamayo", "Macará", "Saraguro", "Vilcabamba"],
  "Los Ríos": ["Babahoyo", "Buena Fe", "Montalvo", "Quevedo", "Valencia", "Ventanas", "Vinces"],
  Manabí: [
    "Portoviejo",
    "Bahía de Caráquez",
    "Calceta",
    "Chone",
    "Jama",
    "Jaramijó",
    "Jipijapa",
    "Manta",
    "Montecristi",
    "Pedernales",
    "Puerto López",
    "Rocafuerte",
    "San Vicente",
    "Tosagua",
  ],
  "Morona Santiago": ["Macas", "Gualaquiza", "Limón Indanza", "Méndez", "Sucúa"],
  Napo: ["Tena", "Archidona", "Baeza", "El Chaco"],
  Orellana: ["Francisco de Orellana", "El Coca", "Joya de los Sachas", "Loreto"],
  Pastaza: ["Puyo", "Mera", "Shell"],
  Pichincha: [
    "Quito",
    "Calderón",
    "Cayambe",
    "Conocoto",
    "Cumbayá",
    "Machachi",
    "Pedro Vicente Maldonado",
    "Puembo",
    "San Miguel de los Bancos",
    "Sangolquí",
    "Tabacundo",
    "Tumbaco",
  ],
  "Santa Elena": ["Santa Elena", "Ballenita", "La Libertad", "Montañita", "Salinas"],
  "Santo Domingo de los Tsáchilas": ["Santo Domingo", "La Concordia"],
  Sucumbíos: ["Nueva Loja", "Lago Agrio", "Cascales", "Shushufindi"],
  Tungurahua: [
    "Ambato",
    "Baños de Agua Santa",
    "Baños",
    "Cevallos",
    "Patate",
    "Pelileo",
    "Píllaro",
    "Quero",
  ],
  "Zamora Chinchipe": ["Zamora", "El Pangui", "Yantzaza", "Zumba"],
};

/** A city and its province. */
export type City = { name: string; province: Province };

/** The cities that the form suggests, alphabetically. */
export const SUGGESTED_CITIES: readonly City[] = Object.entries(CITIES)
  .flatMap(([province, names]) => names.map((name) => ({ name, province: province as Province })))
  .sort((one, other) => one.name.localeCompare(other.name, "es"));

const comparable = (city: string) =>
  foldText(city)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const PROVINCE_OF = new Map(
  SUGGESTED_CITIES.map(({ name, province }) => [comparable(name), province]),
);

/** Return the province of a city as shoppers type it (any case, with or without accents), or null if it is not known. */
export function provinceOfCity(city: string): Province | null {
  return PROVINCE_OF.get(comparable(city)) ?? null;
}
