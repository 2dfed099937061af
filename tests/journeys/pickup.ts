/** Where and when the shop of a journey hands orders out, as the columns of `INFORMATION`. */
export const PICKUP = {
  pickup_address: "Av. Amazonas N34-120, Quito",
  pickup_note: "Monday to Friday, 9:00 to 18:00",
  pickup_note_es: "De lunes a viernes, de 9:00 a 18:00",
};

export const INFORMATION = "shop_information?id=eq.true";
