import { render, screen } from '@testing-library/react';
import { AnswerView } from '#components/voice/answer-view';
import { choicesOf } from '#lib/events/lists/event-choices';
import { searchIndexSlices } from '#lib/events/search-events';
import { understandQuestion } from '#lib/questions/understand-question';
import { finishSlices } from '#lib/time/slices';
import { answerOf } from '../../../components/voice/answer.ts';
import { someSummary } from '../../support/events/some-event.ts';
import { setClock } from '../../support/set-clock.ts';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }), usePathname: () => '/' }));

// Noon in Belize of the day of someSummary().
setClock(Date.parse('2026-11-20T12:00:00-06:00'));
const EVENTS = [
  someSummary({ id: 'off', title: 'Brukdown Music Evening', status: 'postponed' }),
  someSummary({ id: 'next', title: 'Jazz Night', date: '2026-11-27' }),
];

function show(question: string, events = EVENTS) {
  const calendar = {
    events,
    index: finishSlices(searchIndexSlices(events)),
    choices: choicesOf(events),
  };
  const understood = understandQuestion(question, { today: '2026-11-20', places: calendar.choices.cities });
  const answer = answerOf({ understood, calendar, question, way: 'typed' }, undefined);
  const none = () => {};
  render(<AnswerView answer={answer} onAgain={none} onPlace={none} onClose={none} />);
  return screen.getAllByRole('link').map(({ textContent }) => textContent);
}

test('the cards of an answer lead to what takes place first; what does not has its status, and no price', () => {
  expect(show('tonight in Dangriga').slice(0, 2)).toEqual([
    'Jazz NightFri 27 Nov 2026, 8 PM - 1 AM, Dangriga, Paid',
    'Brukdown Music EveningPostponed, Fri 20 Nov 2026, 8 PM - 1 AM, Dangriga',
  ]);
});

test.each([undefined, 'cancelled' as const])(
  'a card has no day that is past where the event goes on, with the status %s',
  (status) => {
    const days = { date: '2026-11-19', endDate: '2026-11-24' };
    const [card] = show('dangriga fair', [
      someSummary({ ...days, title: 'Dangriga Fair', ...(status && { status }) }),
    ]);
    expect(card).toContain('Fri 20 Nov 2026');
  },
);

test('an answer with nothing left shows no list of none, but the other times', () => {
  const links = show('tonight in Dangriga');
  expect(links).toContain('See all dates');
  expect(links.join()).not.toMatch(/Show/);
});
