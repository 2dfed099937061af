import { Trans, useLingui } from "@lingui/react/macro";
import { memo, use, useState } from "react";
import type { Category } from "#app/domain/catalogue/taxonomy.ts";
import { settings } from "#app/settings.ts";
import { LanguageSwitch } from "#app/ui/language-switch.tsx";
import { ShopPricing } from "#app/ui/shop-pricing.ts";
import { PaymentMarks } from "../seller/payment-marks.tsx";
import { SellerLines } from "../seller/seller-lines.tsx";
import type { ShopNotes } from "../seller/shop-notes.ts";
import { FOOTER_LINKS, type FooterLink } from "./footer-links.ts";
import { LinkColumn, type NamedLink, taxonomyLinks } from "./link-column.tsx";

type FooterProps = { collections: Category[]; notes: ShopNotes | null };

export const Footer = memo(({ collections, notes }: FooterProps) => {
  const { t } = useLingui();
  const translated = (links: FooterLink[]): NamedLink[] =>
    links.map(({ to, label }) => ({ to, label: t(label) }));
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer
      id="footer"
      className="below-fold mt-auto [--estimated-height:54rem] md:[--estimated-height:35rem] lg:[--estimated-height:24.5rem] bg-ink text-paper [&_:focus-visible]:outline-paper"
    >
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-12 pt-18 pb-14 md:grid-cols-4 lg:grid-cols-[1.7fr_1fr_1fr_1fr_1fr]">
        <div className="col-span-2 md:col-span-4 lg:col-span-1">
          <p className="font-serif text-[2.125rem] leading-none">{settings.brand}</p>
          <p className="mt-4 max-w-[13.5em] text-paper/75 text-sm">
            <Trans>Italian-inspired fashion for women, sent with care across Ecuador.</Trans>
          </p>
          <SellerLines seller={notes?.seller} className="mt-5 text-paper/75 text-sm" />
          <PaymentMarks payment={notes?.payment} />
        </div>
        <LinkColumn
          title={<Trans>Collections</Trans>}
          links={[
            ...taxonomyLinks("collection", collections),
            { to: "/shop", label: t`All products` },
          ]}
        />
        <LinkColumn title={<Trans>Customer Care</Trans>} links={translated(FOOTER_LINKS.care)} />
        <LinkColumn title={<Trans>About</Trans>} links={translated(FOOTER_LINKS.about)} />
        <LinkColumn title={<Trans>Legal</Trans>} links={translated(FOOTER_LINKS.legal)} />
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-paper/15 border-t py-6 text-paper/70 text-xs">
        {/* A device's clock may be in another year than the server's. */}
        <p suppressHydrationWarning>
          © {settings.foundedYear}–{year} {settings.brand}
        </p>
        <p>
          {use(ShopPricing).pricesIncludeTax ? (
            <Trans>Prices in US dollars, IVA included.</Trans>
          ) : (
            <Trans>Prices in US dollars. IVA is added at checkout.</Trans>
          )}
        </p>
        <LanguageSwitch className="drawn-line py-1.5 text-paper text-sm max-md:py-2.5" />
      </div>
    </footer>
  );
});
