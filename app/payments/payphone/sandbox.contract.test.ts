import { driveSandbox, type SandboxDriver } from "../../../tests/fixtures/sandbox-driver.ts";
import { CONTRACT_AMOUNTS, type ContractCase } from "../../../tests/payphone/contract-case.ts";
import {
  type ContractCaseName,
  testPayphoneContract,
} from "../../../tests/payphone/payphone.contract.ts";

const REFERENCE = "GL-1790000000000-0123456789abcdef0123456789abcdef";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Named = { transactionId: string };
type Arrangement = (driver: SandboxDriver) => Promise<Named>;

async function transactionOf(driver: SandboxDriver, reference: string): Promise<Named> {
  const { payments } = await driver.control({});
  const payment = payments.find((one) => one.reference === reference);
  return { transactionId: String(payment?.transactionId) };
}

function paid(action: Parameters<SandboxDriver["pay"]>[1] = "approve"): Arrangement {
  return async (driver) => {
    await driver.pay(REFERENCE, action, CONTRACT_AMOUNTS);
    return transactionOf(driver, REFERENCE);
  };
}

/** A payment with faults in its next `times` answers, or in all. */
function faulty(mode: string, on = "confirm", times?: number): Arrangement {
  return async (driver) => {
    const named = await paid()(driver);
    await driver.control({ fault: { on, mode, reference: REFERENCE, times } });
    return named;
  };
}

type Fault = { mode: string; on: string; times?: number };

function captured(faults: Fault[] = [], later = 0): Arrangement {
  return async (driver) => {
    const named = await paid()(driver);
    await driver.provider.confirm(named.transactionId, REFERENCE);
    for (const fault of faults) {
      await driver.control({ fault: { ...fault, reference: REFERENCE } });
    }
    driver.advance(later);
    driver.calls.length = 0;
    return named;
  };
}

/** A captured payment that was reversed, as after a Reverse whose answer was lost. */
function reversed(faults: Fault[]): Arrangement {
  return async (driver) => {
    const named = await captured()(driver);
    await driver.provider.reverse(named.transactionId, REFERENCE);
    for (const fault of faults) {
      await driver.control({ fault: { ...fault, reference: REFERENCE } });
    }
    return named;
  };
}

function lapsed(action: "approve" | "close_tab"): Arrangement {
  return async (driver) => {
    const named = await paid(action)(driver);
    driver.advance(5 * MINUTE);
    return named;
  };
}

const unpaid: Arrangement = async (driver) => {
  const { token: _token, ...parameters } = driver.provider.button({
    reference: REFERENCE,
    language: "es",
    ...CONTRACT_AMOUNTS,
    base: CONTRACT_AMOUNTS.subtotal,
    email: "ana@example.com",
    phone: "",
  }).parameters;
  await driver.browse("/prepare", parameters);
  return transactionOf(driver, REFERENCE);
};

function anothersPayment(action: "approve" | "decline"): Arrangement {
  return async (driver) => {
    await unpaid(driver);
    await driver.pay("GL-2-another", action, CONTRACT_AMOUNTS);
    return transactionOf(driver, "GL-2-another");
  };
}

const forged: Arrangement = async () => ({ transactionId: "5023178284" });

const ARRANGEMENTS: Record<ContractCaseName, Arrangement> = {
  approved: paid(),
  approved_and_matching: paid("slow"),
  declined: paid("decline"),
  cancelled: paid("cancel"),
  late_confirm: lapsed("approve"),
  confirmed_twice: paid(),
  html_when_repeated: faulty("html_when_repeated"),
  first_answer_without_status: faulty("without_status", "confirm", 1),
  no_answer_with_status: faulty("without_status"),
  pending: faulty("pending"),
  first_host_down: faulty("unavailable", "confirm", 1),
  answer_lost_after_capture: faulty("timeout_after_effect", "confirm", 1),
  timeout: faulty("timeout"),
  unavailable: faulty("unavailable"),
  html_body: faulty("html"),
  token_rejected: faulty("bad_token"),
  impossible_id: paid(),
  rejected_id: faulty("invalid"),
  anothers_id: faulty("out_of_scope"),
  id_breaks_the_service: faulty("service"),
  no_usable_date: faulty("wrong_date"),
  unknown_id: forged,
  wrong_amount: faulty("wrong_amount"),
  wrong_currency: faulty("wrong_currency"),
  wrong_reference: faulty("wrong_reference"),
  wrong_transaction: faulty("wrong_transaction"),
  id_of_another_order: anothersPayment("approve"),
  declined_id_of_another_order: anothersPayment("decline"),
  find_unpaid: unpaid,
  find_as_object: paid("close_tab"),
  find_as_array: faulty("as_array", "find"),
  find_closed_tab_after_reversal: lapsed("close_tab"),
  find_timeout: faulty("timeout", "find"),
  find_token_rejected: faulty("bad_token", "find"),
  find_rate_limited: faulty("rate_limited", "find"),
  find_by_id: paid(),
  find_by_id_out_of_scope: faulty("out_of_scope", "find"),
  find_by_id_not_found: captured([{ mode: "unknown", on: "find_by_id" }]),
  find_by_id_unauthorized: captured([{ mode: "out_of_scope", on: "find_by_id" }]),
  find_by_id_rejected: captured([{ mode: "invalid", on: "find_by_id" }]),
  reverse_same_day: captured(),
  reverse_after_hours: captured([], 10 * HOUR),
  reverse_repeated: captured(),
  reverse_answer_lost: captured([{ mode: "timeout_after_effect", on: "reverse" }]),
  reverse_answer_lost_and_id_unknown: captured([
    { mode: "timeout_after_effect", on: "reverse" },
    { mode: "out_of_scope", on: "find_by_id" },
  ]),
  reverse_not_found_but_back: reversed([
    { mode: "unknown", on: "reverse" },
    { mode: "unknown", on: "find_by_id" },
  ]),
  reverse_refused_and_id_unknown: captured([{ mode: "unknown", on: "find_by_id" }], 10 * HOUR),
  reverse_answer_lost_and_reference_silent: captured([
    { mode: "timeout_after_effect", on: "reverse" },
    { mode: "out_of_scope", on: "find_by_id" },
    { mode: "timeout", on: "find" },
  ]),
  reverse_unavailable: captured([{ mode: "unavailable", on: "reverse" }]),
  reverse_token_rejected: captured([{ mode: "bad_token", on: "reverse" }]),
  reverse_unknown: forged,
};

testPayphoneContract("sandbox", async (caseName): Promise<ContractCase> => {
  const driver = driveSandbox();
  const named = await ARRANGEMENTS[caseName](driver);
  return { ...driver, ...named, reference: REFERENCE };
});
