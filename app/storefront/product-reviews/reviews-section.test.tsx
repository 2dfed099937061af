import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { NO_REVIEWS, type ProductReviews, type Review } from "#app/domain/review/review.ts";
import type { Language } from "#app/domain/text/language.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { ReviewsSection } from "./reviews-section.tsx";

const REVIEW: Review = {
  id: "r",
  author: "Ana",
  stars: 4,
  fit: null,
  words: "",
  size: "M",
  heightCm: null,
  language: "en",
  isSandbox: false,
  writtenAt: "2026-11-21T03:22:00.000Z",
};

function htmlOf(
  review: Partial<Review>,
  counts: Partial<ProductReviews> = {},
  language: Language = "en",
) {
  const reviews = {
    ...NO_REVIEWS,
    count: 1,
    starSum: 4,
    reviews: [{ ...REVIEW, ...review }],
    ...counts,
  };
  const Stub = createRoutesStub([
    { path: "*", Component: () => <ReviewsSection slug="silk-blouse" reviews={reviews} /> },
  ]);
  return renderToStaticMarkup(
    <I18nProvider i18n={serverI18n(language, "shop", "fit")}>
      <Stub initialEntries={[language === "es" ? "/es/products/a" : "/products/a"]} />
    </I18nProvider>,
  );
}

test("shows what buyers write as text", () => {
  const html = htmlOf({
    author: '<img src=x onerror="alert(1)">',
    words: "</p><script>alert(1)</script>\n{{name}} &lt;b&gt;",
    size: "<svg/onload=alert(1)>",
  });
  expect(html).not.toMatch(/<script|<img|<svg\/onload/);
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;\n{{name}} &amp;lt;b&amp;gt;");
});

test("says the average, the size, the height and the day in Ecuador", () => {
  const html = htmlOf({ heightCm: 165, fit: "runs_small" }, { count: 3, starSum: 14 });
  expect(html).toContain("4.7</span> of 5, 3 reviews");
  expect(html).toContain('aria-label="4.7 of 5 stars"');
  expect(html).toContain("Size bought: M · Height: 165 cm · Runs small");
  expect(html).toContain("November 20, 2026");
  expect(htmlOf({})).toContain("4.0</span> of 5, 1 review<");
});

test("names the language of words in another one", () => {
  const spanish = htmlOf({ words: "Muy bonita.", language: "es" });
  expect(spanish).toMatch(/<p lang="es"[^>]*>Muy bonita\.</);
  expect(spanish).toContain("Written in Spanish");
  const english = htmlOf({ words: "Lovely." }, {}, "es");
  expect(english).toMatch(/<p lang="en"[^>]*>Lovely\.</);
  expect(english).toContain("Escrita en inglés");
  expect(htmlOf({ words: "Lovely." })).not.toMatch(/lang=|Written in/);
  expect(htmlOf({ words: "", language: "es" })).not.toContain("Written in");
});

test("has the votes on the fit only if there are any", () => {
  expect(htmlOf({})).not.toContain("How it fits");
  const html = htmlOf({}, { fits: { runs_small: 1, true_to_size: 2, runs_large: 0 } });
  expect(html).toMatch(/Runs small<\/span> 33%.*True to size<\/span> 67%.*Runs large<\/span> 0%/);
});

test("links to all reviews only if there are more", () => {
  expect(htmlOf({}, { count: 4 })).not.toContain("All 4 reviews");
  expect(htmlOf({}, { count: 5 }, "es")).toMatch(
    /href="\/es\/products\/silk-blouse\/reviews"[^>]*>Las 5 reseñas</,
  );
});
