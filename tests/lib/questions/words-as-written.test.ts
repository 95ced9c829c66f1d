import { filtersFromSearch } from '#lib/events/event-filters';
import { answerFilters } from '#lib/questions/answer-filters';
import { wordsAsWritten } from '#lib/questions/either-words';
import { understandQuestion } from '#lib/questions/understand-question';
import { calendarAt } from '../../support/questions/sample-calendar.ts';

/** Saturday 21 November 2026, 8 PM in Belize. */
const NOW = Date.parse('2026-11-22T02:00:00Z');
const calendar = calendarAt(NOW);

const searchOf = (text: string) => understandQuestion(text, { today: '2026-11-21' }).search;
const wordsShown = (q: string) =>
  answerFilters(filtersFromSearch(new URLSearchParams({ q }).toString()), calendar, NOW).reading.words;

describe('the words of a search are shown as they were typed:', () => {
  test.each([
    ['art or craft fair', 'art or craft fair'],
    ['carreras o caminatas', 'carreras or caminatas'],
    ['business expo or trade shows', 'business expo or trade shows'],
    ['helth fairs', 'fairs'],
  ])('%s', (typed, shown) => {
    expect(wordsShown(typed)).toBe(shown);
  });

  test('words that nobody typed here, as of the question before, stay as they are searched', () => {
    expect(wordsAsWritten('drum or arts', [['arts', 'craft']])).toBe('drum or craft');
  });
});

describe('what a list is of belongs to each of its parts:', () => {
  test.each([
    ['maya culture, dances or ceremonies', 'maya cultural or maya dance or maya ceremony'],
    ['maya dances or ceremonies', 'maya dance or maya ceremony'],
    ['garifuna dances or food', 'Garifuna dance or Garifuna food'],
    ['boat races or concerts', 'boat race or concert'],
    ['parade, regatta or concert', 'parade or regatta or concert'],
  ])('%s', (text, words) => {
    expect(searchOf(text)).toEqual({ words });
  });

  test('and a comma before no list ends no wish', () => {
    expect(searchOf('hello, drums, punta')).toEqual({ words: 'drum punta' });
  });
});
