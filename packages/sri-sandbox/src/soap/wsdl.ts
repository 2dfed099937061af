import { AUTHORIZATION } from "./authorization-answer.ts";
import { escapeXml } from "./escape-xml.ts";
import { RECEPTION } from "./reception-answer.ts";
import type { SoapOperation } from "./soap-request.ts";

const text = (name: string, type = "string") =>
  `<xs:element minOccurs="0" name="${name}" type="xs:${type}"/>`;
const list = (name: string, item: string) =>
  `<xs:element minOccurs="0" name="${name}"><xs:complexType><xs:sequence><xs:element maxOccurs="unbounded" minOccurs="0" name="${item}" type="tns:${item}"/></xs:sequence></xs:complexType></xs:element>`;
const type = (name: string, ...content: string[]) =>
  `<xs:complexType name="${name}"><xs:sequence>${content.join("")}</xs:sequence></xs:complexType>`;
const part = (name: string, typeName: string) =>
  `<xs:element minOccurs="0" name="${name}" type="tns:${typeName}"/>`;

const MESSAGE = type(
  "mensaje",
  ...["identificador", "mensaje", "informacionAdicional", "tipo"].map((name) => text(name)),
);

/** Return the WSDL of the reception service at a URL (sheet of the SRI, section 9). */
export function receptionWsdl(url: string): string {
  return definitions("RecepcionComprobantesOffline", RECEPTION, url, [
    type("validarComprobante", text("xml", "base64Binary")),
    type("validarComprobanteResponse", part("RespuestaRecepcionComprobante", "respuestaSolicitud")),
    type("respuestaSolicitud", text("estado"), list("comprobantes", "comprobante")),
    type("comprobante", text("claveAcceso"), list("mensajes", "mensaje")),
    MESSAGE,
  ]);
}

/** Return the WSDL of the authorization service at a URL, without batches, which the sandbox does not take. */
export function authorizationWsdl(url: string): string {
  return definitions("AutorizacionComprobantesOffline", AUTHORIZATION, url, [
    type("autorizacionComprobante", text("claveAccesoComprobante")),
    type(
      "autorizacionComprobanteResponse",
      part("RespuestaAutorizacionComprobante", "respuestaComprobante"),
    ),
    type(
      "respuestaComprobante",
      text("claveAccesoConsultada"),
      text("numeroComprobantes"),
      list("autorizaciones", "autorizacion"),
    ),
    type(
      "autorizacion",
      text("estado"),
      text("numeroAutorizacion"),
      text("fechaAutorizacion", "dateTime"),
      text("ambiente"),
      text("comprobante"),
      list("mensajes", "mensaje"),
    ),
    MESSAGE,
  ]);
}

function definitions(
  service: string,
  { namespace, name }: SoapOperation,
  url: string,
  types: readonly string[],
): string {
  const messages = [name, `${name}Response`];
  const body = (direction: string) =>
    `<wsdl:${direction}><soap:body use="literal"/></wsdl:${direction}>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<wsdl:definitions xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:tns="${namespace}" name="${service}Service" targetNamespace="${namespace}">`,
    `<wsdl:types><xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="unqualified" targetNamespace="${namespace}" version="1.0">`,
    ...messages.map((message) => `<xs:element name="${message}" type="tns:${message}"/>`),
    ...types,
    "</xs:schema></wsdl:types>",
    ...messages.map(
      (message) =>
        `<wsdl:message name="${message}"><wsdl:part element="tns:${message}" name="parameters"/></wsdl:message>`,
    ),
    `<wsdl:portType name="${service}"><wsdl:operation name="${name}"><wsdl:input message="tns:${name}"/><wsdl:output message="tns:${name}Response"/></wsdl:operation></wsdl:portType>`,
    `<wsdl:binding name="${service}ServiceSoapBinding" type="tns:${service}"><soap:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>`,
    `<wsdl:operation name="${name}"><soap:operation soapAction="" style="document"/>${body("input")}${body("output")}</wsdl:operation></wsdl:binding>`,
    `<wsdl:service name="${service}Service"><wsdl:port binding="tns:${service}ServiceSoapBinding" name="${service}Port"><soap:address location="${escapeXml(url)}"/></wsdl:port></wsdl:service>`,
    "</wsdl:definitions>",
  ].join("");
}
