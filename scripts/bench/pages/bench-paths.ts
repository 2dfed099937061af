/** The pages that are measured. */
export const BENCH_PATHS = ["/", "/shop", "/products/silk-wrap-dress", "/checkout"];
