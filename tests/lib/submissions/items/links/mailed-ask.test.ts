import { describe, expect, test } from '@jest/globals';
import { askOf, linkPower, type MailedAsk } from '#lib/submissions/items/links/mailed-ask';

const NOW = Date.UTC(2026, 10, 21, 12);
const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
const PROPOSED = new Date(NOW - 60_000).toISOString();

/** What happened in seconds before or after NOW. */
const history = (...entries: [number, string, string][]) =>
  entries.map(([seconds, who, action]) => ({
    at: new Date(NOW + seconds * 1_000).toISOString(),
    who,
    action,
  }));
const item = (status: string, proposed_at: string | null = null) =>
  ({ kind: 'event', status, proposed_at }) as const;
const FIRST: MailedAsk = { what: 'decision', round: 0 };
const SECOND: MailedAsk = { what: 'decision', round: 1 };
const NOTHING: MailedAsk = { what: 'nothing' };

describe('A mail asks its moderator', () => {
  test.each([
    ['for the first decision about what came in', item('pending'), history(), FIRST],
    [
      'for the first one still where it was taken back at once',
      item('pending'),
      history([-20, ANA, 'approved'], [-10, ANA, 'took back: approved']),
      FIRST,
    ],
    [
      'for another one after an answer',
      item('pending'),
      history([-90, ANA, 'asked'], [-5, 'submitter', 'answered']),
      SECOND,
    ],
    [
      'for another one where a decision was taken back later',
      item('pending'),
      history([-900, ANA, 'rejected'], [-5, BEN, 'took back: rejected']),
      SECOND,
    ],
    [
      'about one proposal',
      item('approved', PROPOSED),
      history([-900, ANA, 'approved']),
      { what: 'proposal', madeAt: NOW - 60_000 },
    ],
    ['nothing about a public event', item('approved'), history([-900, ANA, 'approved']), NOTHING],
    ['nothing while the submitter has to answer', item('asked'), history([-900, ANA, 'asked']), NOTHING],
    ['nothing about what was withdrawn', item('withdrawn'), history([-9, 'submitter', 'withdrawn']), NOTHING],
    ['nothing in a status of a later version', item('paused'), history(), NOTHING],
  ] as const)('%s', (_, asking, entries, asked) => {
    expect(askOf(asking, entries)).toEqual(asked);
  });
});

describe('The link of a mail', () => {
  const approvedAgo = (seconds: number, who = ANA) => history([-seconds, who, 'approved']);
  const proposal: MailedAsk = { what: 'proposal', madeAt: NOW - 60_000 };
  test.each([
    ['decides what its mail asked', FIRST, item('pending'), history(), 'decide'],
    ['takes its own decision back for twelve seconds', FIRST, item('approved'), approvedAgo(12), 'undo'],
    ['only shows the outcome after them', FIRST, item('approved'), approvedAgo(13), 'show'],
    ['takes back no decision of another', FIRST, item('approved'), approvedAgo(2, BEN), 'show'],
    [
      'decides again where its decision was taken back at once',
      FIRST,
      item('pending'),
      history([-20, ANA, 'approved'], [-10, ANA, 'took back: approved']),
      'decide',
    ],
    [
      'does not where it was taken back later',
      FIRST,
      item('pending'),
      history([-99, ANA, 'approved'], [-10, ANA, 'took back: approved']),
      'show',
    ],
    ['takes a question back for twelve seconds', FIRST, item('asked'), history([-12, ANA, 'asked']), 'undo'],
    [
      'of the first mail does not decide about the answer',
      FIRST,
      item('pending'),
      history([-99, ANA, 'asked'], [-5, 'submitter', 'answered']),
      'show',
    ],
    [
      'of the mail about the answer does',
      SECOND,
      item('pending'),
      history([-99, ANA, 'asked'], [-5, 'submitter', 'answered']),
      'decide',
    ],
    ['about a submission answers no proposal', FIRST, item('approved', PROPOSED), approvedAgo(900), 'show'],
    ['about a proposal answers it', proposal, item('approved', PROPOSED), approvedAgo(900), 'answer'],
    ['about a proposal does not undo the approval', proposal, item('approved'), approvedAgo(5), 'show'],
    [
      'about a proposal answers no later one',
      proposal,
      item('approved', new Date(NOW).toISOString()),
      approvedAgo(900),
      'show',
    ],
    ['about a proposal decides about no submission', proposal, item('pending'), history(), 'show'],
    ['about news decides nothing', NOTHING, item('pending'), history(), 'show'],
  ] as const)('%s', (_, asked, about, entries, power) => {
    expect(linkPower(asked, { item: about, history: entries, who: ANA, now: NOW })).toBe(power);
  });
});
