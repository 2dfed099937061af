import { expect, test } from "vitest";
import { createRegistry } from "./registry.ts";

test("counters, gauges and histograms are written as Prometheus reads them", async () => {
  const registry = createRegistry();
  const answers = registry.counter("shop_answers_total", "Responses.");
  answers.add({ route: "home", status: "200" });
  answers.add({ route: "home", status: "200" });
  registry.gauge("shop_waiting", "Waiting.", async () => [{ value: 7 }]);
  const seconds = registry.histogram("shop_seconds", "Time.", [0.1, 1]);
  for (const value of [0.05, 0.5, 5]) seconds.observe({ route: "home" }, value);
  expect(await registry.write()).toBe(`# HELP shop_answers_total Responses.
# TYPE shop_answers_total counter
shop_answers_total{route="home",status="200"} 2
# HELP shop_waiting Waiting.
# TYPE shop_waiting gauge
shop_waiting 7
# HELP shop_seconds Time.
# TYPE shop_seconds histogram
shop_seconds_bucket{route="home",le="0.1"} 1
shop_seconds_bucket{route="home",le="1"} 2
shop_seconds_bucket{route="home",le="+Inf"} 3
shop_seconds_sum{route="home"} 5.55
shop_seconds_count{route="home"} 3
`);
});

test("a gauge that cannot be read is left out, and the others are there", async () => {
  const registry = createRegistry();
  registry.gauge("shop_broken", "Broken.", () => Promise.reject(new Error("database down")));
  registry.counter("shop_answers_total", "Responses.").add({ route: 'a"b\\c\nd' });
  const text = await registry.write();
  expect(text).not.toContain("shop_broken");
  expect(text).toContain('shop_answers_total{route="a\\"b\\\\c\\nd"} 1');
});
