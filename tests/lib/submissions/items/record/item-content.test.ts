import { describe, expect, test } from '@jest/globals';
import { placeNameOf, senderOf, titleOf } from '#lib/submissions/items/record/item-content';
import { someApplication, someMessage } from '../../../../support/submissions/some-bodies.ts';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

describe('The content of an item', () => {
  test.each([
    [
      'event',
      someSubmission(),
      'Village Fiesta',
      'San Antonio (Toledo)',
      ['Sample Organiser', 'organiser@example.com', ''],
    ],
    [
      'advertiser',
      someApplication(),
      'Sample Bakery',
      'Dangriga',
      ['Sample Baker', 'baker@example.com', '+501 600 0000'],
    ],
    ['contact', someMessage(), 'Lost hat', '', ['Sample Visitor', 'visitor@example.com', '+501 611 1111']],
  ] as const)(
    'has a title, a place and a sender by the table of its kind: %s',
    (kind, payload, title, place, sender) => {
      expect([titleOf({ kind, payload }), placeNameOf({ kind, payload })]).toEqual([title, place]);
      const [name, email, phone] = sender;
      expect(senderOf({ kind, payload })).toEqual({ name, email, phone });
    },
  );

  test('has an empty title where the stored value is not text', () => {
    expect(titleOf({ kind: 'event', payload: { title: 7 } })).toBe('');
    expect(titleOf({ kind: 'event', payload: {} })).toBe('');
  });
});
