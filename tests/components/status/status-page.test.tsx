import { render, screen } from '@testing-library/react';
import { HeldFields } from '#components/status/held-fields';
import { StatusActions } from '#components/status/status-actions';
import { StatusHead } from '#components/status/status-head';
import type { StatusItem } from '#lib/submissions/status/status-item';
import { someSubmission } from '../../support/some-submission.ts';

const TOKEN = 't'.repeat(43);
const event = someSubmission({
  coverImageUrl: `/uploads/${'a'.repeat(32)}.webp`,
  coverImageAlt: 'Drummers',
  district: 'Toledo',
});
const someItem = (fields: Partial<StatusItem> = {}): StatusItem => ({
  id: 'an-id',
  kind: 'event',
  reference: 'BC-7K4M-92QX',
  standing: 'pending',
  receivedAt: '2026-11-21T03:00:00.000Z',
  reason: null,
  eventId: null,
  publishedVia: null,
  isPurged: false,
  version: 4,
  held: event,
  announcement: undefined,
  event,
  ...fields,
});
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const showActions = (fields: Partial<StatusItem>) =>
  render(<StatusActions item={someItem(fields)} token={TOKEN} />);
const MOVED = {
  kind: 'moved',
  date: '2027-12-12',
  time: '6 PM',
  isAllDay: false,
  venueName: 'Hall',
  community: 'Dangriga',
} as const;

describe('the page says where an item stands', () => {
  test('with its reference and the day it came, in Belize', () => {
    render(<StatusHead item={someItem()} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your event is with our team');
    expect(screen.getByText('BC-7K4M-92QX')).toBeVisible();
    expect(screen.getByText('20 November 2026')).toBeVisible();
    expect(screen.getByText(/reviews it within 2-3 business days/)).toBeVisible();
  });

  test.each<[string, Partial<StatusItem>, string]>([
    ['approved', { standing: 'approved', publishedVia: 'store' }, 'Your event is on the calendar'],
    ['rejected', { standing: 'rejected' }, 'Your event was not published'],
    ['withdrawn', { standing: 'withdrawn' }, 'You withdrew this event'],
    ['cancelled', { standing: 'approved', announcement: { kind: 'cancelled' } }, 'Your event is cancelled'],
    ['moved', { standing: 'approved', announcement: MOVED }, 'Your event has moved'],
    [
      'an answered application',
      { kind: 'advertiser', standing: 'approved' },
      'We have answered your application',
    ],
    ['a message', { kind: 'contact' }, 'Your message is with our team'],
  ])('%s', (_, fields, title) => {
    render(<StatusHead item={someItem(fields)} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  test('with the reason of a rejection', () => {
    render(<StatusHead item={someItem({ standing: 'rejected', reason: 'It has taken place already.' })} />);
    expect(screen.getByText('It has taken place already.')).toBeVisible();
  });

  test('with where and when it is now', () => {
    render(<StatusHead item={someItem({ standing: 'approved', announcement: MOVED })} />);
    expect(screen.getByText('Now: Sunday, 12 December 2027, 6 PM, Hall, Dangriga')).toBeVisible();
  });

  test('with what was just done, or why it was not; made-up words of an address say nothing', () => {
    render(<StatusHead item={someItem()} done="corrected" problem="changed" />);
    expect(screen.getByRole('status')).toHaveTextContent('Your correction is stored');
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was changed');
    render(<StatusHead item={someItem()} done="<b>" problem="constructor" />);
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });
});

describe('what can be done about it', () => {
  test.each<[string, Partial<StatusItem>, string[]]>([
    ['while it waits', {}, ['Correct it', 'Withdraw it']],
    ['of a message', { kind: 'contact', event: undefined }, ['Delete my message']],
    ['after it was withdrawn', { standing: 'withdrawn' }, []],
    ['after a rejection', { standing: 'rejected' }, ['Submit it again']],
    [
      'after approval',
      { standing: 'approved', eventId: 'deer-dance' },
      ['See it on the calendar', 'It moved', 'It is cancelled'],
    ],
    [
      'after it was cancelled',
      { standing: 'approved', eventId: 'deer-dance', announcement: { kind: 'cancelled' } },
      ['See it on the calendar', 'It moved'],
    ],
    [
      'after private details were deleted',
      { standing: 'approved', eventId: 'deer-dance', isPurged: true, event: undefined },
      ['See it on the calendar', 'It moved', 'It is cancelled'],
    ],
    ['of an answered application', { kind: 'advertiser', standing: 'approved' }, []],
  ])('%s', (_, fields, words) => {
    showActions(fields);
    expect(links()).toEqual(words);
  });

  test('what was announced is taken back by a form that carries what was seen', () => {
    showActions({ standing: 'approved', eventId: 'deer-dance', announcement: { kind: 'cancelled' } });
    const form = screen.getByRole('button', { name: 'It does take place' }).closest('form');
    expect(form).toHaveAttribute('action', '/api/status/take-back');
    expect(form).toHaveFormValues({ token: TOKEN, version: '4' });
  });
});

describe('what we hold', () => {
  test('is shown in words, pictures as thumbnails', () => {
    render(<HeldFields item={someItem()} retentionDays={90} />);
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toContain('Your email');
    expect(terms).not.toContain('Phone or WhatsApp');
    expect(screen.getByText('Sunday, 5 December 2027')).toBeVisible();
    expect(screen.getByText('Toledo District')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Drummers' })).toHaveAttribute(
      'src',
      `/uploads/${'a'.repeat(32)}.300x200.webp`,
    );
    expect(screen.getByText(/deleted 90 days after the decision/)).toBeVisible();
  });

  test('is what is left once private details were deleted', () => {
    const { submitterName: _, submitterEmail: __, ...held } = event;
    render(<HeldFields item={someItem({ held, isPurged: true, event: undefined })} retentionDays={90} />);
    expect(screen.queryByText('Your email')).toBeNull();
    expect(screen.getByText('Your contact details were deleted, as we promised.')).toBeVisible();
  });
});
