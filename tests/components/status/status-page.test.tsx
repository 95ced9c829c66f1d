import { render, screen, within } from '@testing-library/react';
import { HeldFields } from '#components/status/held-fields';
import { ProposalNote } from '#components/status/proposal-note';
import { StatusActions } from '#components/status/status-actions';
import { StatusHead } from '#components/status/status-head';
import { eventChanges } from '#lib/submissions/items/proposals/field-changes';
import { ALREADY_LISTED } from '#lib/submissions/items/record/same-event';
import { SUBMISSION_STATES } from '#lib/submissions/items/states/submission-states';
import { type StatusItem, seenBySubmitter } from '#lib/submissions/private-page/status-item';
import { announced, someMove } from '../../support/submissions/some-move.ts';
import { someSubmission } from '../../support/submissions/some-submission.ts';

const TOKEN = 't'.repeat(43);
const event = someSubmission({
  coverImageUrl: `/uploads/${'a'.repeat(32)}.webp`,
  coverImageAlt: 'Drummers',
  district: 'Toledo',
});
type Fields = Partial<StatusItem> & { status?: keyof typeof SUBMISSION_STATES };
const someItem = ({ status = 'pending', kind = 'event', ...fields }: Fields = {}): StatusItem => ({
  id: 'an-id',
  kind,
  reference: 'BC-7K4M-92QX',
  ...seenBySubmitter({ kind, status }),
  receivedAt: '2026-11-21T03:00:00.000Z',
  reason: null,
  eventId: null,
  publishedVia: null,
  isPurged: false,
  version: 4,
  held: event,
  announcement: undefined,
  announcedBefore: undefined,
  event,
  ...fields,
});
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const showActions = (fields: Fields) => render(<StatusActions item={someItem(fields)} token={TOKEN} />);
const MOVED = someMove();

describe('The status page shows the status of an item', () => {
  test('with its reference and the day of its submission in Belize', () => {
    render(<StatusHead item={someItem()} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your event is with our team');
    expect(screen.getByText('BC-7K4M-92QX')).toBeVisible();
    expect(screen.getByText('20 November 2026')).toBeVisible();
    expect(screen.getByText(/reviews it within 2-3 business days/)).toBeVisible();
  });

  test.each<[string, Fields, string]>([
    ['approved', { status: 'approved', publishedVia: 'store' }, 'Your event is on the calendar'],
    ['rejected', { status: 'rejected' }, 'Your event was not published'],
    ['withdrawn', { status: 'withdrawn' }, 'You withdrew this event'],
    [
      'cancelled',
      { status: 'approved', announcement: announced({ kind: 'cancelled' }) },
      'Your event is cancelled',
    ],
    ['moved', { status: 'approved', announcement: announced(MOVED) }, 'Your event has moved'],
    [
      'an answered application',
      { kind: 'advertiser', status: 'approved' },
      'We have answered your application',
    ],
    ['a message', { kind: 'contact' }, 'Your message is with our team'],
  ])('as its heading: %s', (_, fields, title) => {
    render(<StatusHead item={someItem(fields)} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  test('with the reason of a rejection', () => {
    render(<StatusHead item={someItem({ status: 'rejected', reason: 'It has taken place already.' })} />);
    expect(screen.getByText('It has taken place already.')).toBeVisible();
  });

  test('with the day on which it was withdrawn', () => {
    render(<StatusHead item={someItem({ status: 'withdrawn', withdrawnAt: '2026-11-22T03:00:00.000Z' })} />);
    expect(screen.getByText('Withdrawn').nextElementSibling).toHaveTextContent('21 November 2026');
  });

  test('with what is listed instead', () => {
    const sameAs = { id: 'deer-dance', title: 'Deer Dance' };
    render(<StatusHead item={someItem({ status: 'rejected', reason: ALREADY_LISTED, sameAs })} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Your event is on the calendar already',
    );
    expect(screen.getByText('There is nothing more for you to do.')).toBeVisible();
  });

  test('with the new time and venue', () => {
    render(<StatusHead item={someItem({ status: 'approved', announcement: announced(MOVED) })} />);
    expect(screen.getByText('Now: Sunday, 12 December 2027, 6 PM, Hall, Dangriga')).toBeVisible();
  });

  test('with where and when it was to be by then, if it moved before it was cancelled', () => {
    const announcement = announced(MOVED, { kind: 'cancelled' });
    render(<StatusHead item={someItem({ status: 'approved', announcement })} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your event is cancelled');
    expect(screen.getByText('It had moved: Sunday, 12 December 2027, 6 PM, Hall, Dangriga')).toBeVisible();
  });

  test('with the last action or the reason why it failed, and ignores unknown values of the address', () => {
    render(<StatusHead item={someItem()} done="corrected" problem="changed" />);
    expect(screen.getByRole('status')).toHaveTextContent('Your correction is saved');
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was changed');
    render(<StatusHead item={someItem()} done="<b>" problem="constructor" />);
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });
});

const SEVERAL = { ...event, moreDates: ['2027-12-12'] };

describe('The actions of the status page', () => {
  test.each<[string, Fields, string[]]>([
    ['while it is pending', {}, ['Correct it', 'Withdraw it']],
    [
      'while our question about it waits, which is answered in the form that changes it',
      { status: 'asked', question: 'Which hall is it?' },
      ['Withdraw it'],
    ],
    ['of a message', { kind: 'contact', event: undefined }, ['Delete my message']],
    ['after it was withdrawn', { status: 'withdrawn' }, []],
    ['after a rejection', { status: 'rejected' }, ['Submit it again']],
    [
      'after a rejection because it is listed already, without another invitation',
      { status: 'rejected', reason: ALREADY_LISTED },
      ['See the calendar'],
    ],
    [
      'after the same with the event that is listed',
      { status: 'rejected', reason: 'We have it.', sameAs: { id: 'deer-dance', title: 'Deer Dance' } },
      ['See “Deer Dance”', 'Mine is another event'],
    ],
    [
      'after approval',
      { status: 'approved', eventId: 'deer-dance' },
      ['See it on the calendar', 'It moved', 'It is cancelled'],
    ],
    [
      'after approval with several dates',
      { status: 'approved', eventId: 'deer-dance', held: SEVERAL },
      ['See it on the calendar', 'It moved', 'One date is cancelled', 'It is cancelled'],
    ],
    [
      'after one of two dates was cancelled',
      {
        status: 'approved',
        eventId: 'deer-dance',
        held: SEVERAL,
        announcement: announced({ kind: 'date-cancelled', cancelledDates: ['2027-12-12'] }),
      },
      ['See it on the calendar', 'It moved', 'It is cancelled'],
    ],
    [
      'after it was cancelled',
      { status: 'approved', eventId: 'deer-dance', announcement: announced({ kind: 'cancelled' }) },
      ['See it on the calendar', 'It moved'],
    ],
    [
      'after private details were deleted',
      { status: 'approved', eventId: 'deer-dance', isPurged: true, event: undefined },
      ['See it on the calendar', 'It moved', 'It is cancelled'],
    ],
    [
      'where a correction of it can be proposed',
      { status: 'approved', eventId: 'deer-dance', published: { event } },
      ['See it on the calendar', 'Propose a correction', 'It moved', 'It is cancelled'],
    ],
    [
      'while a correction of it waits',
      { status: 'approved', eventId: 'deer-dance', published: { event, proposed: event } },
      ['See it on the calendar', 'Change the correction', 'It moved', 'It is cancelled'],
    ],
    ['of an answered application', { kind: 'advertiser', status: 'approved' }, []],
  ])('are those that the item allows %s', (_, fields, words) => {
    showActions(fields);
    expect(links()).toEqual(words);
  });

  test('are those of a pending item in each open state', () => {
    const states = { ...SUBMISSION_STATES, asked: SUBMISSION_STATES.pending };
    const item = someItem(seenBySubmitter({ kind: 'event', status: 'asked' }, states));
    render(<StatusHead item={item} />);
    render(<StatusActions item={item} token={TOKEN} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your event is with our team');
    expect(links()).toEqual(['Correct it', 'Withdraw it']);
  });

  test('are none in a state that the table does not know, and the page says that we have the item', () => {
    const item = someItem(seenBySubmitter({ kind: 'event', status: 'from-a-newer-version' }));
    render(<StatusHead item={item} />);
    render(<StatusActions item={item} token={TOKEN} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We have your event');
    expect(links()).toEqual([]);
  });

  test('include taking an announcement back, in a form with the token and the version', () => {
    showActions({
      status: 'approved',
      eventId: 'deer-dance',
      announcement: announced({ kind: 'cancelled' }),
    });
    const form = screen.getByRole('button', { name: 'It does take place' }).closest('form');
    expect(form).toHaveAttribute('action', '/api/status/take-back');
    expect(form).toHaveFormValues({ token: TOKEN, version: '4' });
  });
});

describe('A proposed correction on the status page', () => {
  const note = (published: StatusItem['published']) =>
    render(<ProposalNote item={someItem({ status: 'approved', published })} token={TOKEN} />);

  test('is shown while it waits, old and new, and can be taken back', () => {
    const proposed = someSubmission({ ...event, cost: 'paid', submitterPhone: '622-1234' });
    note({ event, proposed, changes: eventChanges(event, proposed, 'status') });
    expect(screen.getByRole('heading', { name: 'Your correction is with our team' })).toBeVisible();
    expect(screen.getByText('Cost').nextElementSibling).toHaveTextContent('Free → Paid');
    expect(screen.getByText('Contact details')).toBeVisible();
    const form = screen.getByRole('button', { name: 'Withdraw the correction' }).closest('form');
    expect(form).toHaveAttribute('action', '/api/status/take-back-proposal');
    expect(form).toHaveFormValues({ token: TOKEN, version: '4' });
  });

  test('is answered with the day and the reason', () => {
    note({ event, answer: { answer: 'declined', at: '2027-06-01T12:00:00.000Z', reason: 'Not confirmed.' } });
    expect(screen.getByRole('heading', { name: 'Your correction was not accepted' })).toBeVisible();
    expect(screen.getByText('On 1 June 2027, for this reason:')).toBeVisible();
    expect(screen.getByText('Not confirmed.')).toBeVisible();
  });

  test('is not spoken of where there is none', () => {
    const { container } = note({ event });
    expect(container).toBeEmptyDOMElement();
  });
});

describe('The stored data on the status page', () => {
  test('are shown in words', () => {
    render(<HeldFields item={someItem()} retentionDays={90} />);
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toContain('Your email');
    expect(terms).not.toContain('Phone or WhatsApp');
    expect(screen.getByText('Sunday, 5 December 2027')).toBeVisible();
    expect(screen.getByText('Toledo District')).toBeVisible();
    expect(screen.getByText(/deleted 90 days after the decision/)).toBeVisible();
  });

  test('include each image as a thumbnail that leads to its full size, with its description', () => {
    const address = (letter: string) => `/uploads/${letter.repeat(32)}.webp`;
    const held = { ...event, additionalImageUrls: [address('b')], additionalImageAlts: [''] };
    render(<HeldFields item={someItem({ held })} retentionDays={90} />);
    const list = screen.getByRole('list', { name: 'Pictures' });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => [
          link.textContent,
          link.getAttribute('href'),
          link.querySelector('img')?.getAttribute('src'),
        ]),
    ).toEqual([
      [
        'Cover imageDrummers (full size, opens in a new tab)',
        address('a'),
        `/uploads/${'a'.repeat(32)}.300x200.webp`,
      ],
      [
        'Image 1Without a description (full size, opens in a new tab)',
        address('b'),
        `/uploads/${'b'.repeat(32)}.300x200.webp`,
      ],
    ]);
  });

  test('have no empty list of images once those were deleted', () => {
    const held = { ...event, coverImageUrl: '', coverImageAlt: '' };
    render(<HeldFields item={someItem({ held })} retentionDays={90} />);
    expect(screen.queryByRole('list', { name: 'Pictures' })).toBeNull();
  });

  test('are the rest once private details were deleted', () => {
    const { submitterName: _, submitterEmail: __, ...held } = event;
    render(<HeldFields item={someItem({ held, isPurged: true, event: undefined })} retentionDays={90} />);
    expect(screen.queryByText('Your email')).toBeNull();
    expect(screen.getByText('Your contact details were deleted, as we promised.')).toBeVisible();
  });
});
