declare module "virtual:catalogue-urls" {
  const urls: Record<string, string>;
  export default urls;
}
