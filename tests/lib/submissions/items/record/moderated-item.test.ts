import { describe, expect, test } from '@jest/globals';
import { KIND_LABELS, nameOf } from '#lib/submissions/items/record/moderated-item';
import { contentOf } from '#lib/submissions/items/record/stored-payload';
import { someApplication, someMessage } from '../../../../support/submissions/some-bodies.ts';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

const STORED = { event: someSubmission(), advertiser: someApplication(), contact: someMessage() } as const;

describe('A stored item', () => {
  test.each(['event', 'advertiser', 'contact'] as const)(
    'of kind %s has the content that was stored',
    (kind) => {
      expect(contentOf({ kind, payload: JSON.stringify(STORED[kind]) })).toEqual({
        kind,
        payload: STORED[kind],
      });
    },
  );

  test.each(['event', 'advertiser', 'contact'] as const)(
    'of kind %s has every field but the category, empty where it was deleted',
    (kind) => {
      const { payload } = contentOf({ kind, payload: '{}' });
      const names = Object.keys(STORED[kind]).filter((name) => name !== 'category');
      expect(Object.keys(payload).sort()).toEqual(names.sort());
      expect(nameOf({ kind, payload } as never)).toBe('Without a name');
    },
  );

  test('has its public fields after the private ones were deleted', () => {
    const { submitterName: _, submitterEmail: __, submitterPhone: ___, ...rest } = someSubmission();
    expect(contentOf({ kind: 'event', payload: JSON.stringify(rest) }).payload).toMatchObject({
      submitterEmail: '',
      title: 'Village Fiesta',
    });
  });

  test('is labelled as an event, an advertiser or a message', () => {
    expect(KIND_LABELS).toEqual({ event: 'Event', advertiser: 'Advertiser', contact: 'Message' });
  });
});
