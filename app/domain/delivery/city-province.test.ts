import { expect, test } from "vitest";
import { provinceOfCity, SUGGESTED_CITIES } from "./city-province.ts";
import { PROVINCES } from "./province.ts";

test.each([
  ["Quito", "Pichincha"],
  [" guayaquil ", "Guayas"],
  ["SANTO DOMINGO", "Santo Domingo de los Tsáchilas"],
  ["Bahia de Caraquez", "Manabí"],
  ["Baños", "Tungurahua"],
  ["Quito,", "Pichincha"],
])("finds the province of %j: %s", (city, province) => {
  expect(provinceOfCity(city)).toBe(province);
});

test.each(["", "Quit", "Bolívar", "Bogotá", "constructor"])("finds no province for %j", (city) => {
  expect(provinceOfCity(city)).toBeNull();
});

test("suggests cities of every province, each once", () => {
  expect(new Set(SUGGESTED_CITIES.map(({ province }) => province))).toEqual(new Set(PROVINCES));
  expect(new Set(SUGGESTED_CITIES.map(({ name }) => name)).size).toBe(SUGGESTED_CITIES.length);
});
