import { createTestCertificate, type TestCertificate } from "../test-certificate.ts";

export const RUC = "1792261104001";
export const PASSWORD = "clave ñ 1";
export const VALID_FROM = Date.parse("2025-01-01T00:00:00Z");
export const VALID_UNTIL = Date.parse("2028-01-01T00:00:00Z");

/** Return a .p12 under PASSWORD, which signs for RUC from VALID_FROM until VALID_UNTIL, with the changes. */
export function testP12(changes: Partial<TestCertificate> = {}): Buffer {
  return createTestCertificate({
    ruc: RUC,
    name: "PRUEBAS SERVICIO DE RENTAS INTERNAS",
    password: PASSWORD,
    validFrom: VALID_FROM,
    validUntil: VALID_UNTIL,
    ...changes,
  });
}
