import { Trans } from "@lingui/react/macro";
import { settings } from "#app/settings.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Scene } from "./scene.tsx";

export function BrandStory() {
  return (
    <section
      id="about"
      aria-labelledby="about-heading"
      className="my-20 bg-panel lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <Scene
        name="brand-story"
        sizes="(min-width: 64rem) 58vw, 100vw"
        className="aspect-4/3 bg-wash-rose lg:aspect-auto lg:min-h-[min(46vw,46rem)]"
      />
      <div className="flex flex-col justify-center px-[clamp(1.25rem,4.2vw,5rem)] py-16 lg:py-24">
        <h2 id="about-heading" className="text-title">
          <Trans>Light, cloth and an Italian hand</Trans>
        </h2>
        <div className="mt-8 max-w-[29em] space-y-5 first-letter:float-left first-letter:mt-2 first-letter:mr-2.5 first-letter:font-serif first-letter:text-[6rem] first-letter:text-terracotta first-letter:leading-[0.78]">
          <p>
            <Trans>
              {settings.brand} began with a simple wish: to bring the ease of Italian dressing to
              Ecuador. A jacket that sits softly on the shoulder. Linen that is better for being
              lived in. A silk dress for the evening that becomes a memory.
            </Trans>
          </p>
          <p>
            <Trans>
              We choose few designs and choose them slowly, for cloth that feels as good as it looks
              and for cuts that outlive a season.
            </Trans>
          </p>
        </div>
        <ButtonLink to="/info/about" variant="secondary" className="mt-10 self-start">
          <Trans>Our Story</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
