import { expect, test, vi } from "vitest";
import { createTestClient } from "../testing/create-test-client.ts";
import { requireStaff } from "./session.ts";
import { changeTaxonomyEntry } from "./taxonomy.ts";

vi.mock("./session.ts");

const OPENED = {
  id: "1",
  name: "beach-wear",
  displayName: "Beach Wear",
  displayNameEs: "Ropa de playa",
  description: "For the sea.",
  descriptionEs: "",
};

const ROW = {
  id: "1",
  name: "beach-wear",
  display_name: "Beach Wear",
  display_name_es: "Ropa de playa",
  description: "For the sea.",
  description_es: "",
};

/** Answer the update with the changed rows and a read with the present ones, and return the columns that were sent. */
function answerWith(rows: object[], present: object[] = [ROW]) {
  const sent: object[] = [];
  const fetch = async (_url: RequestInfo | URL, init?: RequestInit) => {
    if (!init?.body) return Response.json(present);
    sent.push(JSON.parse(String(init.body)));
    return Response.json(rows);
  };
  const client = createTestClient(fetch);
  vi.mocked(requireStaff).mockResolvedValue(client as never);
  return sent;
}

test.each([
  [{ displayNameEs: "De playa " }, { display_name_es: "De playa" }],
  [{ displayName: "Sea Wear" }, { name: "sea-wear", display_name: "Sea Wear" }],
  [{ displayName: "Beach wear" }, { display_name: "Beach wear" }],
  [{ displayName: " " }, { name: "ropa-de-playa", display_name: "Ropa de playa" }],
  [{ description: "For the lake." }, { description: "For the lake." }],
])("sends only what was changed: %j", async (changes, columns) => {
  const sent = answerWith([{ id: "1" }]);
  await changeTaxonomyEntry("collections", OPENED, { ...OPENED, ...changes });
  expect(sent).toEqual([columns]);
});

test("sends nothing where nothing was changed", async () => {
  const sent = answerWith([]);
  await changeTaxonomyEntry("collections", OPENED, { ...OPENED, displayName: "Beach Wear " });
  expect(sent).toEqual([]);
});

test("does not send a category's descriptions", async () => {
  const sent = answerWith([{ id: "1" }]);
  const values = { ...OPENED, displayNameEs: "", description: "x" };
  await changeTaxonomyEntry("categories", OPENED, values);
  expect(sent).toEqual([{ display_name_es: "" }]);
});

test("reports an entry that was deleted meanwhile", async () => {
  answerWith([], []);
  const values = { ...OPENED, displayName: "Sea Wear" };
  await expect(changeTaxonomyEntry("categories", OPENED, values)).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

const RENAMED = { ...OPENED, displayName: "Sea Wear" };

test("overwrites no name that someone else has changed meanwhile", async () => {
  const sent = answerWith([{ id: "1" }], [{ ...ROW, name: "swimwear", display_name: "Swimwear" }]);
  await expect(changeTaxonomyEntry("categories", OPENED, RENAMED)).rejects.toMatchObject({
    code: "SETTINGS_CHANGED",
  });
  expect(sent).toEqual([]);
});

test("accepts a repeated change whose answer was lost", async () => {
  answerWith([{ id: "1" }], [{ ...ROW, name: "sea-wear", display_name: "Sea Wear" }]);
  await changeTaxonomyEntry("categories", OPENED, RENAMED);
});
