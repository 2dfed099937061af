import { SOAP_NAMESPACE } from "./envelope.ts";
import { childElements, parseXml } from "./parse-xml.ts";

/** An operation of one of the services: `argument` is its one parameter. */
export type SoapOperation = { namespace: string; name: string; argument: string };
/** `argument` is null when it was left out, which the WSDLs allow. */
type SoapRequest = { argument: string | null } | { fault: string };

/** Read the argument of an operation out of a SOAP 1.1 request, document/literal; or the reason of a SOAP fault. */
export function readSoapRequest(body: string, operation: SoapOperation): SoapRequest {
  const root = parseXml(body)?.documentElement;
  if (!root) return { fault: "Error reading XMLStreamReader." };
  if (root.localName !== "Envelope" || root.namespaceURI !== SOAP_NAMESPACE) {
    return { fault: "A SOAP 1.1 envelope is expected." };
  }
  const bodies = childElements(root).filter(
    ({ localName, namespaceURI }) => localName === "Body" && namespaceURI === SOAP_NAMESPACE,
  );
  const [call, ...others] = bodies.flatMap(childElements);
  if (bodies.length !== 1 || !call || others.length > 0) {
    return { fault: "One operation is expected in the SOAP body." };
  }
  if (call.localName !== operation.name || call.namespaceURI !== operation.namespace) {
    return {
      fault: `Message part {${call.namespaceURI ?? ""}}${call.localName} was not recognized.`,
    };
  }
  return readArgument(call, operation);
}

/** The schema is `unqualified`: an argument in the namespace of its operation is another element. */
function readArgument(call: Element, { argument }: SoapOperation): SoapRequest {
  const [element, ...others] = childElements(call);
  if (!element) return { argument: null };
  if (others.length > 0 || element.localName !== argument || element.namespaceURI) {
    return { fault: `Unmarshalling Error: unexpected element, expected <{}${argument}>.` };
  }
  if (childElements(element).length > 0) {
    return { fault: `Unmarshalling Error: <${argument}> holds text.` };
  }
  return { argument: element.textContent?.trim() ?? "" };
}
