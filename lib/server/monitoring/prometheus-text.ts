import type { MetricLabels } from './counters.ts';

type Sample = { labels?: MetricLabels; value: number };
/** One metric with all its samples. A counter only grows, a gauge is a measurement. */
export type Metric = { name: string; type: 'counter' | 'gauge'; help: string; samples: readonly Sample[] };

/** The media type of `prometheusText`. */
export const PROMETHEUS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const escapeHelp = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
const escapeLabel = (text: string) => escapeHelp(text).replaceAll('"', '\\"');

function numberText(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return '+Inf';
  return value === Number.NEGATIVE_INFINITY ? '-Inf' : String(value);
}

function sampleLine(name: string, { labels = {}, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${numberText(value)}`;
}

/** A metric of one number; without samples where it is not known. */
export const gauge = (name: string, help: string, value: number | undefined): Metric => ({
  name,
  type: 'gauge',
  help,
  samples: value === undefined ? [] : [{ value }],
});

/**
 * Metrics in the text format of Prometheus, version 0.0.4
 * (https://prometheus.io/docs/instrumenting/exposition_formats/). A metric without samples is left out.
 * Decision 52 says why no package writes it.
 */
export const prometheusText = (metrics: readonly Metric[]): string =>
  metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, type, help, samples }) =>
      [
        `# HELP ${name} ${escapeHelp(help)}`,
        `# TYPE ${name} ${type}`,
        ...samples.map((sample) => sampleLine(name, sample)),
        '',
      ].join('\n'),
    )
    .join('');
