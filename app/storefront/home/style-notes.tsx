import { Trans } from "@lingui/react/macro";
import type { Collection } from "#app/domain/catalogue/taxonomy.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Scene } from "./scene.tsx";
import { useStyleNotes } from "./use-style-notes.ts";

export function StyleNotes({ collections }: { collections: Collection[] }) {
  const notes = useStyleNotes(collections);
  return (
    <section id="style-tips" aria-labelledby="style-tips-heading" className="page-width py-20">
      <SectionHeading id="style-tips-heading">
        <Trans>Style Notes</Trans>
      </SectionHeading>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-20">
        <div className="aspect-3/4 max-h-[46rem] w-full max-w-lg overflow-hidden rounded-t-full bg-wash-rose">
          <Scene name="style-notes" sizes="(min-width: 64rem) 38vw, 92vw" />
        </div>
        <ul className="flex flex-col justify-center">
          {notes.map(({ collection, title, text }) => (
            <li
              key={collection}
              className="border-hairline border-b py-9 first:pt-0 last:border-b-0 last:pb-0"
            >
              <article className="grid gap-6 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-8">
                <Scene
                  name={`style-${collection}`}
                  sizes="(min-width: 40rem) 11rem, 92vw"
                  className="aspect-4/3 bg-panel"
                />
                <div>
                  <h3 className="text-2xl">{title}</h3>
                  <p className="mt-3 max-w-[27em] text-muted">{text}</p>
                </div>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
