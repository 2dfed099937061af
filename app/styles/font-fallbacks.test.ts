import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FONT_FALLBACKS } from "../../scripts/fonts/font-fallbacks.ts";

const read = (name: string) => readFileSync(`app/styles/${name}.css`, "utf8");

const FACES = [...read("font-fallbacks").matchAll(/@font-face \{(.*?)\}/gs)].map(
  ([, body = ""]) => {
    const fields = [...body.matchAll(/^ *([a-z-]+):\s(.*?);$/gms)].map(([, name, value]) => [
      name,
      value,
    ]);
    const declared: Record<string, string> = Object.fromEntries(fields);
    const partOf = (name: string) => Number.parseFloat(declared[name] ?? "") / 100;
    return {
      family: declared["font-family"] ?? "",
      local: [...(declared.src ?? "").matchAll(/local\("(.*?)"\)/g)].map(([, name]) => name),
      ascent: partOf("size-adjust") * partOf("ascent-override"),
      descent: partOf("size-adjust") * partOf("descent-override"),
      gap: partOf("line-gap-override"),
    };
  },
);

const STACKS = [...read("tokens").matchAll(/--font-\w+:\s+(.*?);/gs)].map(([, stack = ""]) =>
  stack.split(/,\s+/),
);

test("declares the measured fallbacks", () => {
  expect(FACES.map(({ family, local }) => ({ family, local }))).toEqual(
    FONT_FALLBACKS.map(({ family, local }) => ({ family: `"${family}"`, local })),
  );
});

test("names every declared fallback in a font stack, before fonts with other metrics", () => {
  const named = STACKS.flatMap(([own = "", ...rest]) => {
    const brand = own.replace(' Variable"', "");
    const others = rest.findIndex((family) => !family.startsWith(brand));
    return rest.slice(0, others);
  });
  expect(named.toSorted()).toEqual(FACES.map(({ family }) => family).toSorted());
});

test.each(STACKS)("gives all fallbacks of %s the same line height", (own = "") => {
  const brand = own.replace(' Variable"', "");
  const [first, ...others] = FACES.filter(({ family }) => family.startsWith(brand));
  expect(others).not.toEqual([]);
  for (const face of others) {
    expect(face.ascent).toBeCloseTo(first?.ascent ?? 0, 3);
    expect(face.descent).toBeCloseTo(first?.descent ?? 0, 3);
    expect(face.gap).toBe(0);
  }
});
