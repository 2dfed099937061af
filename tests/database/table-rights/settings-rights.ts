import type { TestShop } from "../open-test-shop.ts";
import { PUBLIC_CATALOGUE, READ, type Tables, VERBS } from "./table.ts";

const zone = "7b0c1d0e-2f5a-4a63-9d11-0d6e5a1f2b3c";

/** Return the rights on what the owner sets, and on staff, with a row to test them on. */
export async function settingsRights(shop: TestShop, colleague: string): Promise<Tables> {
  const [coast] = await shop.sql<{ id: string }>(
    "insert into public.delivery_zones (name, price) values ('The coast', 6) returning id",
  );
  const [everywhere] = await shop.sql<{ id: string }>(
    "select id from public.delivery_zones where is_everywhere_else",
  );
  return {
    shop_settings: {
      may: {},
      key: "singleton=eq.true",
      row: { hold_minutes: 15 },
      change: { hold_minutes: 16 },
      isRestored: true,
    },
    shop_information: {
      may: { anon: READ, stranger: READ, staff: ["select", "update"] },
      key: "id=eq.true",
      row: { legal_name: "Gemma Luce S.A.S." },
      change: { return_days: 15 },
      isRestored: true,
    },
    payment_methods: {
      may: { staff: ["select", "update"] },
      key: "kind=eq.deuna",
      row: { kind: "deuna" },
      change: { hold_hours: 24 },
      isRestored: true,
    },
    tax_rates: {
      may: { staff: ["select", "insert", "delete"] },
      key: "valid_from=eq.2090-01-01",
      row: { valid_from: "2090-01-01", rate: 0.14 },
      change: { rate: 0.13 },
    },
    delivery_zones: {
      may: PUBLIC_CATALOGUE,
      key: `id=eq.${zone}`,
      row: { id: zone, name: "Islands", price: 12 },
      change: { price: 15 },
    },
    delivery_zone_provinces: {
      may: PUBLIC_CATALOGUE,
      key: "province=eq.Galápagos",
      row: { province: "Galápagos", zone_id: everywhere?.id },
      change: { zone_id: coast?.id },
    },
    discount_codes: {
      may: { staff: VERBS },
      key: "code=eq.ACCESS10",
      row: { code: "ACCESS10", kind: "percent", value: 10 },
      change: { is_paused: true },
    },
    admin_discount_codes: {
      may: { staff: READ, server: [] },
      base: "discount_codes",
      key: "code=eq.ADMIN10",
      row: { code: "ADMIN10", kind: "percent", value: 10 },
      change: { is_paused: true },
    },
    invoice_settings: {
      may: { staff: READ },
      key: "id=eq.true",
      row: { legal_name: "Gemma Luce S.A.S." },
      change: { ruc: "1790012345001" },
      isRestored: true,
    },
    review_settings: {
      may: { staff: ["select", "update"] },
      key: "id=eq.true",
      row: { invite_days: 7 },
      change: { invite_days: 3 },
      isRestored: true,
    },
    staff: {
      may: { staff: READ },
      key: `user_id=eq.${colleague}`,
      row: { user_id: colleague, display_name: "Colleague" },
      change: { display_name: "Owner" },
    },
  };
}
