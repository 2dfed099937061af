type Labels = Record<string, string>;
type Sample = { labels?: Labels; value: number };
type Series = { labels: Labels; buckets: number[]; sum: number; count: number };

const escaped = (text: string) =>
  text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");

function line(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}`;
}

/** A value that only grows, per combination of labels. */
type Counter = { add(labels: Labels, by?: number): void };
/** Observations per bucket, per combination of labels. */
type Histogram = { observe(labels: Labels, value: number): void };

/**
 * Create a registry in Prometheus' text format (version 0.0.4). Written by hand: the shop needs three of its line
 * shapes.
 */
export function createRegistry() {
  const families: (() => Promise<string[]>)[] = [];
  const head = (name: string, help: string, type: string) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
  ];

  return {
    counter(name: string, help: string): Counter {
      const counts = new Map<string, { labels: Labels; value: number }>();
      families.push(async () => [
        ...head(name, help, "counter"),
        ...[...counts.values()].map(({ labels, value }) => line(name, labels, value)),
      ]);
      return {
        add(labels, by = 1) {
          const key = Object.values(labels).join("\0");
          const count = counts.get(key);
          if (count) count.value += by;
          else counts.set(key, { labels, value: by });
        },
      };
    },
    /** `read` runs at each scrape; a gauge whose `read` throws is left out. */
    gauge(name: string, help: string, read: () => Sample[] | Promise<Sample[]>): void {
      families.push(async () => {
        const samples = await read();
        return [
          ...head(name, help, "gauge"),
          ...samples.map(({ labels = {}, value }) => line(name, labels, value)),
        ];
      });
    },
    histogram(name: string, help: string, bounds: readonly number[]): Histogram {
      const series = new Map<string, Series>();
      const written = ({ labels, buckets, sum, count }: Series) => [
        ...bounds.map((bound, at) =>
          line(`${name}_bucket`, { ...labels, le: String(bound) }, buckets[at] ?? 0),
        ),
        line(`${name}_bucket`, { ...labels, le: "+Inf" }, count),
        line(`${name}_sum`, labels, sum),
        line(`${name}_count`, labels, count),
      ];
      families.push(async () => [
        ...head(name, help, "histogram"),
        ...[...series.values()].flatMap(written),
      ]);
      return {
        observe(labels, value) {
          const key = Object.values(labels).join("\0");
          const found = series.get(key) ?? {
            labels,
            buckets: bounds.map(() => 0),
            sum: 0,
            count: 0,
          };
          series.set(key, found);
          for (let at = bounds.length - 1; at >= 0 && value <= (bounds[at] ?? 0); at -= 1) {
            found.buckets[at] = (found.buckets[at] ?? 0) + 1;
          }
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
