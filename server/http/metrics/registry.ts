type Labels = Record<string, string>;
type Sample = { labels?: Labels; value: number };

const escaped = (text: string) =>
  text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");

function line(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}`;
}

const lines = (name: string, samples: Sample[]) =>
  samples.map(({ labels = {}, value }) => line(name, labels, value));

/** Create the series of a metric, one per combination of labels. */
function createSeries<Series>(create: (labels: Labels) => Series) {
  const series = new Map<string, Series>();
  return {
    all: () => [...series.values()],
    of(labels: Labels): Series {
      const key = Object.values(labels).join("\0");
      const found = series.get(key) ?? create(labels);
      series.set(key, found);
      return found;
    },
  };
}

/** A value that only grows, per combination of labels. */
type Counter = { add(labels: Labels): void };
/** Observations per bucket, per combination of labels. */
type Histogram = { observe(labels: Labels, value: number): void };

/**
 * Create a registry in Prometheus' text format (version 0.0.4). Written by hand: the shop needs three of its line
 * shapes.
 */
export function createRegistry() {
  const families: (() => Promise<string[]>)[] = [];
  const addFamily = (
    name: string,
    help: string,
    type: string,
    read: () => string[] | Promise<string[]>,
  ) =>
    families.push(async () => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...(await read()),
    ]);

  return {
    counter(name: string, help: string): Counter {
      const counts = createSeries((labels) => ({ labels, value: 0 }));
      addFamily(name, help, "counter", () => lines(name, counts.all()));
      return {
        add(labels) {
          counts.of(labels).value += 1;
        },
      };
    },
    /** `read` runs at each scrape; a gauge whose `read` throws is left out. */
    gauge(name: string, help: string, read: () => Sample[] | Promise<Sample[]>): void {
      addFamily(name, help, "gauge", async () => lines(name, await read()));
    },
    histogram(name: string, help: string, bounds: readonly number[]): Histogram {
      const series = createSeries((labels) => ({
        labels,
        buckets: bounds.map((bound) => ({ bound, count: 0 })),
        sum: 0,
        count: 0,
      }));
      addFamily(name, help, "histogram", () =>
        series
          .all()
          .flatMap(({ labels, buckets, sum, count }) => [
            ...buckets.map((bucket) =>
              line(`${name}_bucket`, { ...labels, le: String(bucket.bound) }, bucket.count),
            ),
            line(`${name}_bucket`, { ...labels, le: "+Inf" }, count),
            line(`${name}_sum`, labels, sum),
            line(`${name}_count`, labels, count),
          ]),
      );
      return {
        observe(labels, value) {
          const found = series.of(labels);
          for (const bucket of found.buckets) if (value <= bucket.bound) bucket.count += 1;
          found.sum += value;
          found.count += 1;
        },
      };
    },
    /** Return all metrics as text. */
    async write(): Promise<string> {
      const texts = await Promise.all(families.map((family) => family().catch(() => [])));
      return `${texts.flat().join("\n")}\n`;
    },
  };
}

export type Registry = ReturnType<typeof createRegistry>;
