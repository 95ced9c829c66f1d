import type { Metric } from '#lib/server/monitoring/prometheus-text';

const HELP = /^# HELP ([a-zA-Z_:][\w:]*) (.*)$/s;
const TYPE = /^# TYPE ([a-zA-Z_:][\w:]*) (counter|gauge)$/;
const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/s;
const LABEL = /^([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\"n])*)"(,|$)/;

const unescaped = (text: string) =>
  text.replace(/\\([\\"n])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));

function numberOf(text: string): number {
  if (text === '+Inf' || text === '-Inf') return text === '+Inf' ? Infinity : -Infinity;
  if (text === 'NaN') return Number.NaN;
  if (!/^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(text)) throw new Error(`Not a number: ${text}`);
  return Number(text);
}

function labelsOf(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  for (let rest = text; rest !== ''; ) {
    const [whole, name = '', value = '', end] = LABEL.exec(rest) ?? [];
    if (!whole || name in labels) throw new Error(`Not a label: ${rest}`);
    labels[name] = unescaped(value);
    rest = rest.slice(whole.length);
    if (rest === '' && end === ',') throw new Error('A comma without a label');
  }
  return labels;
}

/**
 * Reads the text format of Prometheus, stricter than Prometheus itself: each metric once, with help and type before its
 * samples, each sample once, a line feed at the end. Throws for anything else.
 */
export function parsePrometheus(text: string): Metric[] {
  if (text !== '' && !text.endsWith('\n')) throw new Error('The last line does not end');
  const metrics: (Metric & { samples: { labels: Record<string, string>; value: number }[] })[] = [];
  for (const line of text.split('\n').slice(0, -1)) {
    const [, helped, help = ''] = HELP.exec(line) ?? [];
    const [, typed, type] = TYPE.exec(line) ?? [];
    const current = metrics.at(-1);
    if (helped) {
      if (metrics.some(({ name }) => name === helped)) throw new Error(`Twice: ${helped}`);
      metrics.push({ name: helped, help: unescaped(help), type: 'gauge', samples: [] });
    } else if (typed) {
      if (typed !== current?.name || current.samples.length > 0) throw new Error(`Out of place: ${line}`);
      current.type = type as Metric['type'];
    } else {
      const [, name, labels = '', value = ''] = SAMPLE.exec(line) ?? [];
      if (!name || name !== current?.name) throw new Error(`Out of place: ${line}`);
      const sample = { labels: labelsOf(labels), value: numberOf(value) };
      if (current.samples.some((other) => JSON.stringify(other.labels) === JSON.stringify(sample.labels)))
        throw new Error(`Twice: ${line}`);
      current.samples.push(sample);
    }
  }
  return metrics;
}
