/**
 * Numbers about the running process, in the text format that Prometheus reads. Labels are words of this
 * program only: no name and no id of anybody or anything ever stands in one.
 */
export class Metrics {
  readonly #families: (() => readonly string[])[] = [];

  /** A number that only grows; `label` splits it by one word. */
  counter(name: string, help: string, label: string | null = null): (value?: string) => void {
    const counts = new Map<string, number>();
    if (label === null) counts.set('', 0);
    this.#families.push(() => [
      ...headOf({ name, help, type: 'counter' }),
      ...[...counts].map(([value, count]) => lineOf(name, label === null ? {} : { [label]: value }, count)),
    ]);
    return (value = '') => void counts.set(value, (counts.get(value) ?? 0) + 1);
  }

  /** What `read` says when it is asked. By the custom of Prometheus, `_total` names what only grows. */
  gauge(name: string, help: string, read: () => number): void {
    const type = name.endsWith('_total') ? 'counter' : 'gauge';
    this.#families.push(() => [...headOf({ name, help, type }), lineOf(name, {}, read())]);
  }

  /** The same, one number for each word. */
  gauges(name: string, help: string, label: string, read: () => ReadonlyMap<string, number>): void {
    this.#families.push(() => [
      ...headOf({ name, help, type: 'gauge' }),
      ...[...read()].map(([value, number]) => lineOf(name, { [label]: value }, number)),
    ]);
  }

  /** How often a number was at most each of `bounds`, which rise. */
  histogram(name: string, help: string, bounds: readonly number[]): (value: number) => void {
    const counts = bounds.map(() => 0);
    let [count, sum] = [0, 0];
    this.#families.push(() => [
      ...headOf({ name, help, type: 'histogram' }),
      ...bounds.map((bound, index) => lineOf(`${name}_bucket`, { le: String(bound) }, counts[index] ?? 0)),
      lineOf(`${name}_bucket`, { le: '+Inf' }, count),
      lineOf(`${name}_sum`, {}, sum),
      lineOf(`${name}_count`, {}, count),
    ]);
    return (value) => {
      count += 1;
      sum += value;
      for (const [index, bound] of bounds.entries())
        if (value <= bound) counts[index] = (counts[index] ?? 0) + 1;
    };
  }

  /** Everything as it is now. */
  text(): string {
    return `${this.#families.flatMap((family) => family()).join('\n')}\n`;
  }
}

interface Head {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
}

function headOf({ name, help, type }: Head): readonly string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function lineOf(name: string, labels: Readonly<Record<string, string>>, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
  return `${name}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}`;
}
