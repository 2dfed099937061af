export { signDocument } from "./signature/sign-document.ts";
export { openCertificate, type SigningCertificate } from "./signature/signing-certificate.ts";
