import { expect, test } from '@jest/globals';
import { auditWords, overtakenWords } from '#lib/submissions/moderation/item/audit-words';

test.each([
  ['submitter', 'received', {}, 'The submitter sent it'],
  ['trap', 'received', {}, 'The spam trap caught it'],
  ['submitter', 'moved', {}, 'The submitter said that it moved'],
  ['submitter', 'cancelled', {}, 'The submitter said that it is cancelled'],
  ['submitter', 'announcement-taken-back', {}, 'The submitter took the last announcement back'],
  ['submitter', 'withdrawn', {}, 'The submitter withdrew it'],
  ['worker', 'deleted', {}, 'The site deleted'],
  ['a@example.com', 'approved', { eventId: '20271205-fiesta' }, 'a@example.com approved: as 20271205-fiesta'],
  ['a@example.com', 'rejected', { reason: 'Over.' }, 'a@example.com rejected: “Over.”'],
  ['a@example.com', 'asked', { question: 'Is the year right?' }, 'a@example.com asked: “Is the year right?”'],
  ['worker', 'closed it without an answer', {}, 'The site closed it without an answer'],
  ['a@example.com', 'edited', { fields: ['title', 'date'] }, 'a@example.com edited: title, date'],
  [
    'a@example.com',
    'took back: approved',
    { wasTold: true, isInSheet: false },
    'a@example.com took back: approved: the submitter had been told',
  ],
  ['a@example.com', 'took back: spam', { wasTold: false }, 'a@example.com took back: spam'],
  [
    'submitter',
    'corrected',
    { fields: ['venueName', 'coverImageUrl', 'isAllDay', 'additionalImageAlts', 'recoverImageUrl'] },
    'The submitter corrected: venue name, pictures, is all day, recover image url',
  ],
  [
    'a@example.com',
    'changed',
    { reason: 'Over.', fields: ['title'], eventId: 'e', wasTold: true },
    'a@example.com changed: “Over.”; title; as e; the submitter had been told',
  ],
])('an entry of the history is a sentence: %s, %s, %j is “%s”', (who, action, detail, words) => {
  expect(auditWords({ who, action, detail: JSON.stringify(detail) })).toBe(words);
});

test('the answer to a question is told with its changed fields, where it is still stored', () => {
  const entry = { who: 'submitter', action: 'answered', detail: JSON.stringify({ fields: ['date'] }) };
  expect(auditWords({ ...entry, answer: 'Yes.' })).toBe('The submitter answered: “Yes.”; date');
  expect(auditWords(entry)).toBe('The submitter answered: date');
});

test.each([
  [[], 'Somebody was faster. Your decision was not saved; this is how it is now.'],
  [
    [['submitter', 'received', {}]],
    'Somebody was faster. Your decision was not saved; this is how it is now.',
  ],
  [
    [['me@example.com', 'approved', {}]],
    'You already approved it. Your decision was not saved; this is how it is now.',
  ],
  [
    [
      ['submitter', 'received', {}],
      ['ana@example.com', 'approved', { eventId: '20271205-fiesta' }],
    ],
    'ana@example.com was faster and approved it. Your decision was not saved; this is how it is now.',
  ],
  [
    [['ana@example.com', 'rejected', { reason: 'Over.' }]],
    'ana@example.com was faster and rejected it: “Over.” Your decision was not saved; this is how it is now.',
  ],
  [
    [
      ['submitter', 'withdrawn', {}],
      ['me@example.com', 'came too late to approve it', {}],
    ],
    'The submitter was faster and withdrew it. Your decision was not saved; this is how it is now.',
  ],
] as const)('a decision that was overtaken names who was faster, after %j', (entries, words) => {
  const history = entries.map(([who, action, detail]) => ({
    id: '1',
    at: '2026-11-21T12:00:00.000Z',
    who,
    action,
    detail: JSON.stringify(detail),
  }));
  expect(overtakenWords(history, 'me@example.com')).toBe(words);
});
