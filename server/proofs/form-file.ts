import { ProofError } from "#app/domain/payment/payment-proof.ts";

/** RFC 2046 allows 70 characters; browsers send no other parameter. */
const FORM_TYPE = /^multipart\/form-data;\s*boundary="?([\w'()+,./:=?-]{1,70})"?$/i;
/** The boundary and the headers of the part. */
const MAX_HEAD_BYTES = 4096;
const FILE_HEADER = /^content-disposition: form-data; name="proof"; filename/im;

/**
 * Return the file of a form whose first part is the file field `proof`, as browsers send it (RFC 7578). It shares the
 * body's memory. A parser of whole forms takes seconds for megabytes of small parts or headers. Throws a ProofError
 * `missing` or `broken`.
 */
export function formFile(body: Buffer<ArrayBuffer>, contentType: string): Buffer<ArrayBuffer> {
  const [, boundary] = FORM_TYPE.exec(contentType) ?? [];
  const start = body.subarray(0, MAX_HEAD_BYTES).toString("latin1");
  const headEnd = start.indexOf("\r\n\r\n");
  const head = start.slice(0, Math.max(headEnd, 0));
  if (!boundary || !head.startsWith(`--${boundary}\r\n`) || !FILE_HEADER.test(head)) {
    throw new ProofError("missing");
  }
  // An empty file ends with the blank line that begins it.
  const end = body.indexOf(`\r\n--${boundary}`, headEnd + 2);
  if (end < 0) throw new ProofError("broken");
  return body.subarray(headEnd + 4, end);
}
