import { describe, expect, test } from '@jest/globals';
import { itemOutcomeWords, proposalOutcomeWords } from '#lib/submissions/moderation/item/outcome-words';

const ANA = 'ana@example.com';
const AT = '2026-11-21T12:12:00.000Z';
const decided = (status: string, by: string | null = ANA, more = {}) => ({
  kind: 'event' as const,
  status,
  decided_at: by && AT,
  decided_by: by,
  reason: null,
  proposal_answer: null,
  ...more,
});

describe('What became of an item', () => {
  test.each([
    ['its reader decided', decided('approved'), 'Approved by you on Sat 21 Nov 2026, 6:12 AM.'],
    [
      'another moderator decided, who is not named',
      decided('rejected', 'ben@example.com', { reason: 'Over.' }),
      'Rejected by another moderator on Sat 21 Nov 2026, 6:12 AM: “Over.”',
    ],
    [
      'its sender withdrew',
      decided('withdrawn', 'submitter'),
      'Withdrawn by its sender on Sat 21 Nov 2026, 6:12 AM.',
    ],
    ['nobody answered in time', decided('unanswered', 'worker'), 'Unanswered on Sat 21 Nov 2026, 6:12 AM.'],
    ['waits', decided('pending', null), 'It waits for a decision.'],
    [
      'waits for its sender',
      decided('asked', null),
      'Its sender was asked something and has not answered yet.',
    ],
  ])('is told where %s', (_, item, words) => {
    expect(itemOutcomeWords(item, ANA)).toBe(words);
  });

  test('is told of a correction with its reason', () => {
    const proposal_answer = JSON.stringify({ answer: 'declined', at: AT, reason: 'Not so.' });
    expect(proposalOutcomeWords({ proposal_answer })).toBe(
      'The correction was declined on Sat 21 Nov 2026, 6:12 AM: “Not so.”',
    );
    expect(proposalOutcomeWords({ proposal_answer: null })).toBe(
      'The correction of this mail waits no longer.',
    );
  });
});
