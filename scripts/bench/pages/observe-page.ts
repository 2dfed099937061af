type Observed = {
  lcp: number;
  fcp: number;
  cls: number;
  longTasks: { start: number; duration: number }[];
  hydrated: number | null;
};

declare global {
  interface Window {
    observed: Observed;
  }
}

/** Runs in the page first: record performance entries, and when React has hydrated the page. */
export function observePage() {
  const observed: Observed = { lcp: 0, fcp: 0, cls: 0, longTasks: [], hydrated: null };
  window.observed = observed;
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  on("largest-contentful-paint", ({ startTime }) => {
    observed.lcp = startTime;
  });
  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") observed.fcp = startTime;
  });
  on("layout-shift", (entry) => {
    if ("value" in entry && typeof entry.value === "number") observed.cls += entry.value;
  });
  on("longtask", ({ startTime, duration }) => {
    observed.longTasks.push({ start: startTime, duration });
  });
  const timer = setInterval(() => {
    const control = document.querySelector("body button, body a");
    if (!control || !Object.keys(control).some((key) => key.startsWith("__reactProps$"))) return;
    observed.hydrated = performance.now();
    clearInterval(timer);
  }, 25);
}
