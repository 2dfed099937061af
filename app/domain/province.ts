/** The provinces of Ecuador, in the order of the alphabet. */
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

/** Takes a country as it was typed and returns whether it is Ecuador, whose provinces are offered. */
export function isEcuador(country: string): boolean {
  return country.trim().toLowerCase() === "ecuador";
}

/** Takes a country and a province as they were typed and returns whether the one may lie in the other; none always may. */
export function isProvinceOf(country: string, province: string): boolean {
  const name = province.trim();
  return name === "" || !isEcuador(country) || PROVINCES.some((known) => known === name);
}
