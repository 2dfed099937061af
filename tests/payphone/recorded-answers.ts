import { CONTRACT_AMOUNTS } from "./contract-case.ts";
import type { ContractCaseName } from "./payphone.contract.ts";

/** An answer on the wire, as the fact sheet records it (section 5); `timeout`: no answer. */
export type RecordedAnswer = { status: number; body: object | boolean | string } | "timeout";

/** A case's answers by endpoint, in order; the last one repeats. */
export type RecordedCase = {
  confirm?: RecordedAnswer[];
  v2Confirm?: RecordedAnswer[];
  saleByClient?: RecordedAnswer[];
  sale?: RecordedAnswer[];
  reverse?: RecordedAnswer[];
};

export const RECORDED_PAYMENT = {
  transactionId: "23178284",
  reference: "GL-1788300000000-0123456789abcdef0123456789abcdef",
};

const approved = {
  statusCode: 3,
  transactionStatus: "Approved",
  amount: CONTRACT_AMOUNTS.total,
  currency: "USD",
  clientTransactionId: RECORDED_PAYMENT.reference,
  transactionId: 23_178_284,
  authorizationCode: "W23178284",
  message: null,
  messageCode: 0,
  email: "ana@example.com",
  phoneNumber: "593991234567",
  document: "1234567890",
  cardType: "Credit",
  bin: "424242",
  lastDigits: "4242",
  cardBrand: "Visa Produbanco",
  cardBrandCode: "51",
  deferred: false,
  deferredCode: "00000000",
  deferredMessage: null,
  optionalParameter3: null,
  optionalParameter4: "ANA PEREZ",
  storeName: "Tienda",
  date: "2026-09-22T10:15:30.127",
  regionIso: "EC",
  transactionType: "Classic",
  reference: "Pedido",
};
const { authorizationCode: _code, ...withoutCode } = approved;
const canceled = { statusCode: 2, transactionStatus: "Canceled" };
const { transactionStatus: _status, ...withoutStatus } = approved;

const ok = (body: object | boolean | string): RecordedAnswer => ({ status: 200, body });
const paid = ok(approved);
const decline = { ...withoutCode, ...canceled, message: "Fondos Insuficientes", messageCode: 16 };
const declined = ok(decline);
const reversed = ok({ ...approved, ...canceled, message: "Cancelada", messageCode: 34 });
const html = "<!DOCTYPE html><html><body>Runtime Error</body></html>";
const unavailable: RecordedAnswer = { status: 503, body: "Service Unavailable" };
const rejectedToken: RecordedAnswer = {
  status: 401,
  body: { message: "No autorizado", errorCode: 802, errors: [] },
};
const notFound: RecordedAnswer = {
  status: 404,
  body: {
    message: "La transacción no existe, verifique que el identificador enviado sea correcto.",
    errorCode: 20,
  },
};
const outOfScope: RecordedAnswer = {
  status: 401,
  body: { message: "La aplicación no está autorizada para acceder a este recurso", errorCode: 0 },
};
const invalid: RecordedAnswer = {
  status: 400,
  body: { message: "La solicitud no es válida.", errorCode: 800 },
};
const broken: RecordedAnswer = {
  status: 500,
  body: { message: "Ocurrió un error en el servicio.", errorCode: 500 },
};
const tooLate: RecordedAnswer = {
  status: 400,
  body: { message: "La transacción no se puede reversar", errorCode: 800 },
};

const bothHosts = (answer: RecordedAnswer): RecordedCase => ({
  confirm: [answer],
  v2Confirm: [answer],
});

/** PayPhone's answers in each documented case. */
export const RECORDED_CASES: Record<ContractCaseName, RecordedCase> = {
  approved: { confirm: [paid] },
  approved_and_matching: { confirm: [paid] },
  declined: { confirm: [declined] },
  cancelled: { confirm: [ok({ ...withoutCode, ...canceled, message: "Cancelada" })] },
  late_confirm: { confirm: [reversed] },
  confirmed_twice: { confirm: [paid] },
  html_when_repeated: {
    confirm: [paid, { status: 500, body: html }],
    v2Confirm: [{ status: 500, body: html }],
  },
  first_answer_without_status: { confirm: [ok(withoutStatus), paid] },
  no_answer_with_status: { confirm: [ok(withoutStatus)] },
  pending: { confirm: [ok({ ...withoutCode, statusCode: 1, transactionStatus: "Pending" })] },
  first_host_down: { confirm: [unavailable], v2Confirm: [paid] },
  answer_lost_after_capture: { confirm: ["timeout"], v2Confirm: [paid] },
  timeout: bothHosts("timeout"),
  unavailable: bothHosts(unavailable),
  html_body: bothHosts(ok(html)),
  token_rejected: bothHosts(rejectedToken),
  impossible_id: {},
  rejected_id: bothHosts(invalid),
  anothers_id: bothHosts(outOfScope),
  id_breaks_the_service: bothHosts(broken),
  no_usable_date: { confirm: [ok({ ...approved, date: "mañana" })] },
  unknown_id: { confirm: [notFound] },
  wrong_amount: { confirm: [ok({ ...approved, amount: approved.amount - 1 })] },
  wrong_currency: { confirm: [ok({ ...approved, currency: "EUR" })] },
  wrong_reference: { confirm: [ok({ ...approved, clientTransactionId: "GL-1-other" })] },
  wrong_transaction: { confirm: [ok({ ...approved, transactionId: 23_178_285 })] },
  id_of_another_order: { confirm: [ok({ ...approved, clientTransactionId: "GL-2-another" })] },
  declined_id_of_another_order: {
    confirm: [ok({ ...decline, clientTransactionId: "GL-2-another" })],
  },
  find_unpaid: { saleByClient: [notFound] },
  find_as_object: { saleByClient: [paid] },
  find_as_array: { saleByClient: [ok([approved])] },
  find_closed_tab_after_reversal: { saleByClient: [reversed] },
  find_timeout: { saleByClient: ["timeout"] },
  find_token_rejected: { saleByClient: [rejectedToken] },
  // Sale takes 30 queries a minute; what it answers to more is not recorded.
  find_rate_limited: { saleByClient: [{ status: 429, body: "Too Many Requests" }] },
  find_by_id: { sale: [paid] },
  find_by_id_out_of_scope: { sale: [outOfScope] },
  find_by_id_not_found: { sale: [notFound], saleByClient: [paid] },
  find_by_id_unauthorized: { sale: [outOfScope], saleByClient: [paid] },
  find_by_id_rejected: { sale: [invalid], saleByClient: [paid] },
  reverse_same_day: { reverse: [ok(true)] },
  reverse_after_hours: { reverse: [tooLate], sale: [paid] },
  reverse_repeated: { reverse: [ok(true), tooLate], sale: [reversed] },
  reverse_answer_lost: { reverse: ["timeout"], sale: [reversed] },
  reverse_answer_lost_and_id_unknown: {
    reverse: ["timeout"],
    sale: [outOfScope],
    saleByClient: [reversed],
  },
  reverse_not_found_but_back: { reverse: [notFound], sale: [notFound], saleByClient: [reversed] },
  reverse_refused_and_id_unknown: { reverse: [tooLate], sale: [notFound], saleByClient: [paid] },
  reverse_answer_lost_and_reference_silent: {
    reverse: ["timeout"],
    sale: [outOfScope],
    saleByClient: ["timeout"],
  },
  reverse_unavailable: { reverse: [unavailable], sale: [paid] },
  reverse_token_rejected: { reverse: [rejectedToken], sale: [paid] },
  reverse_unknown: { reverse: [notFound], sale: [notFound], saleByClient: [notFound] },
};
