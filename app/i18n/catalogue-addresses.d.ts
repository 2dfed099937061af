declare module "virtual:catalogue-addresses" {
  const addresses: Record<string, string>;
  export default addresses;
}
