/** PayPhone's base URLs (fact sheet, sections 1, 3 and 5). The sandbox differs only in these. */
export const PAYPHONE_URLS = {
  cdnUrl: "https://cdn.payphonetodoesposible.com",
  payUrl: "https://pay.payphonetodoesposible.com",
  boxUrl: "https://paymentbox.payphonetodoesposible.com",
} as const;
