import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { gauge, type Metric, prometheusText } from '#lib/server/monitoring/prometheus-text';
import { parsePrometheus } from '../../../support/prometheus.ts';

test('a metric is its help, its type, and a line for each sample', () => {
  const text = prometheusText([
    {
      name: 'site_queue_items',
      type: 'gauge',
      help: 'Submissions\nthat wait',
      samples: [
        { labels: { kind: 'event' }, value: 3 },
        { labels: { kind: 'a "b" \\ c' }, value: 0.5 },
      ],
    },
    gauge('site_events', 'Events', 12),
  ]);
  expect(text).toBe(`# HELP site_queue_items Submissions\\nthat wait
# TYPE site_queue_items gauge
site_queue_items{kind="event"} 3
site_queue_items{kind="a \\"b\\" \\\\ c"} 0.5
# HELP site_events Events
# TYPE site_events gauge
site_events 12
`);
});

test('a metric that is not known is left out', () => {
  expect(prometheusText([gauge('site_sheet_age_seconds', 'Age', undefined)])).toBe('');
});

test('whatever a help text, a label and a number contain, a strict parser reads them back', () => {
  const name = fc.stringMatching(/^[a-z_][a-z0-9_]{0,20}$/);
  const sample = fc.record({
    labels: fc.dictionary(name, fc.string({ unit: 'binary' }), { maxKeys: 3, noNullPrototype: true }),
    // Zero has one sign in the format.
    value: fc.double().map((value) => value + 0),
  });
  const metric: fc.Arbitrary<Metric> = fc.record({
    name,
    type: fc.constantFrom('counter', 'gauge'),
    help: fc.string({ unit: 'binary' }),
    samples: fc.uniqueArray(sample, {
      minLength: 1,
      maxLength: 3,
      selector: ({ labels }) => JSON.stringify(labels),
    }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(metric, { selector: (one) => one.name, maxLength: 4 }), (metrics) => {
      expect(parsePrometheus(prometheusText(metrics))).toEqual(metrics);
    }),
  );
});
