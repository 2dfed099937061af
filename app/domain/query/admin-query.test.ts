import { expect, test } from "vitest";
import {
  changedQuery,
  rowRangeOf,
  searchCondition,
  tableQueryFrom,
  textSearchCondition,
} from "./admin-query.ts";

const SORTS = ["created", "name"] as const;
const read = (text: string) => tableQueryFrom(new URLSearchParams(text), SORTS);

test("defaults to the first page, newest first", () => {
  expect(read("")).toEqual({ search: "", sort: "created", direction: "desc", page: 1 });
});

test("parses the query", () => {
  expect(read("q=+silk+&sort=name&dir=desc&page=3")).toEqual({
    search: "silk",
    sort: "name",
    direction: "desc",
    page: 3,
  });
  expect(read("sort=name").direction).toBe("asc");
});

test.each(["page=0", "page=-1", "page=1.5", "page=x", "sort=password", "dir=sideways"])(
  "%s falls back",
  (text) => {
    expect(read(text)).toEqual(read(""));
  },
);

test("starts the third page after fifty rows", () => {
  expect(rowRangeOf(3)).toEqual([50, 74]);
});

test("resets the page and keeps the sort for a new search", () => {
  const query = new URLSearchParams("sort=name&page=4&q=a");
  expect(changedQuery(query, { q: "b" }).toString()).toBe("sort=name&q=b");
  expect(changedQuery(query, { q: null }).toString()).toBe("sort=name");
  expect(changedQuery(query, { page: "5" }).get("page")).toBe("5");
});

test("searches every column, and PostgREST's syntax characters match any character", () => {
  expect(searchCondition(["name", "email"], "Andrade, (Lucía)")).toBe(
    "name.ilike.*Andrade_ _Lucía_*,email.ilike.*Andrade_ _Lucía_*",
  );
});

test("searches each word of a name, in any order, without accents", () => {
  expect(textSearchCondition("Lucía")).toBe("search_text.like.*lucia*");
  expect(textSearchCondition(" PAREDES,  Lucía", ["number"])).toBe(
    "and(search_text.like.*paredes*,search_text.like.*lucia*),number.like.* paredes_  lucía*",
  );
  expect(textSearchCondition("a).b (c")).toBe("and(search_text.like.*a_.b*,search_text.like.*_c*)");
  expect(textSearchCondition(",")).toBe("search_text.like.*_*");
});
