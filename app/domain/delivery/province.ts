/** The provinces of Ecuador, alphabetically. */
export const PROVINCES = [
  "Azuay",
  "Bolívar",
  "Cañar",
  "Carchi",
  "Chimborazo",
  "Cotopaxi",
  "El Oro",
  "Esmeraldas",
  "Galápagos",
  "Guayas",
  "Imbabura",
  "Loja",
  "Los Ríos",
  "Manabí",
  "Morona Santiago",
  "Napo",
  "Orellana",
  "Pastaza",
  "Pichincha",
  "Santa Elena",
  "Santo Domingo de los Tsáchilas",
  "Sucumbíos",
  "Tungurahua",
  "Zamora Chinchipe",
] as const;

/** The shop's country, as the form begins (specification section 9). */
export const HOME_COUNTRY = "Ecuador";

/** Return whether a typed country is Ecuador, as a blank one is. */
export function isEcuador(country: string): boolean {
  return ["", HOME_COUNTRY.toLowerCase()].includes(country.trim().toLowerCase());
}

/** Return whether a province is valid for a country. '' always is. */
export function isProvinceOf(country: string, province: string): boolean {
  const name = province.trim();
  return name === "" || !isEcuador(country) || PROVINCES.some((known) => known === name);
}
