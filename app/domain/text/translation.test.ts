import { expect, test } from "vitest";
import { inLanguage } from "./translation.ts";

const dress = {
  id: "1",
  name: "Silk Wrap Dress",
  description: "It ties at the waist.",
  spanish: { name: "Vestido cruzado de seda", description: "Se ata en la cintura." },
};

test("returns texts of the requested language only", () => {
  expect(inLanguage("en", dress)).toEqual({
    id: "1",
    name: "Silk Wrap Dress",
    description: "It ties at the waist.",
  });
  expect(inLanguage("es", dress)).toEqual({
    id: "1",
    name: "Vestido cruzado de seda",
    description: "Se ata en la cintura.",
  });
});

test("falls back to the other language", () => {
  const half = { ...dress, description: "", spanish: { name: "", description: "Se ata." } };
  expect(inLanguage("es", half)).toMatchObject({ name: "Silk Wrap Dress", description: "Se ata." });
  expect(inLanguage("es", half).textLanguages).toEqual({ name: "en" });
  expect(inLanguage("en", half)).toMatchObject({
    description: "Se ata.",
    textLanguages: { description: "es" },
  });
  const none = { ...dress, description: "", spanish: { name: "", description: "" } };
  expect(inLanguage("es", none)).toMatchObject({ name: "Silk Wrap Dress", description: "" });
  expect(inLanguage("es", none).textLanguages).toEqual({ name: "en" });
});
