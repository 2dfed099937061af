/** The three base addresses of PayPhone (fact sheet, sections 1, 3 and 5); only these differ from the sandbox's. */
export const PAYPHONE_ADDRESSES = {
  cdnUrl: "https://cdn.payphonetodoesposible.com",
  payUrl: "https://pay.payphonetodoesposible.com",
  boxUrl: "https://paymentbox.payphonetodoesposible.com",
} as const;
