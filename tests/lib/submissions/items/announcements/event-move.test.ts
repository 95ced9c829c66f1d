import { describe, expect, test } from '@jest/globals';
import type { EventAnnouncement } from '#lib/submissions/items/announcements/announcement-kinds';
import { currentWhen, moveFromValues, valuesOfMove } from '#lib/submissions/items/announcements/event-move';
import { announced, someMove } from '../../../../support/submissions/some-move.ts';

const approved = {
  title: 'Village Fiesta',
  date: '2027-12-05',
  time: '8 PM',
  isAllDay: false,
  venueName: 'Football Field',
  community: 'Hopkins',
  country: 'Belize',
};
const NO_OTHER_DAY = { otherDay: '', otherStart: '', otherEnd: '' };
const NO_MORE = { endDate: '', until: '', listedDates: '', end: '', ...NO_OTHER_DAY };
const shown = {
  ...NO_MORE,
  days: 'one',
  date: '2027-12-05',
  hours: 'hours',
  start: '20:00',
  time: '',
  venueName: 'Football Field',
  community: 'Hopkins',
  country: 'Belize',
  timeZone: '',
};

describe('The form “It moved” begins', () => {
  test('with the approved date, time and place', () => {
    expect(valuesOfMove(approved)).toEqual(shown);
    expect(valuesOfMove(approved, announced({ kind: 'cancelled' }))).toEqual(shown);
  });

  test('with the last announcement when the event moved before', () => {
    const moved: EventAnnouncement = {
      kind: 'moved',
      endDate: '',
      moreDates: [],
      timeZone: '',
      date: '2027-12-06',
      time: '',
      isAllDay: true,
      venueName: 'Beach',
      community: 'Dangriga',
    };
    expect(valuesOfMove(approved, announced(moved))).toEqual({
      ...shown,
      date: '2027-12-06',
      hours: 'all-day',
      start: '',
      venueName: 'Beach',
      community: 'Dangriga',
    });
  });

  test('with the announced country, and with the approved one where none was asked', () => {
    const moved = someMove({ community: 'Chetumal' });
    expect(valuesOfMove(approved, announced(moved))).toMatchObject({ country: 'Belize' });
    expect(valuesOfMove(approved, announced({ ...moved, country: 'Mexico' }))).toMatchObject({
      country: 'Mexico',
    });
  });

  test('all day where an older event has no hours, as it is shown', () => {
    expect(valuesOfMove({ ...approved, time: '', isAllDay: false })).toMatchObject({
      hours: 'all-day',
    });
  });

  test('empty where a field is no longer stored', () => {
    expect(valuesOfMove({ date: 7, isAllDay: 'yes', moreDates: 'soon' })).toEqual({
      ...shown,
      date: '',
      hours: 'all-day',
      start: '',
      venueName: '',
      community: '',
      country: '',
    });
  });
});

describe('The form “It moved” announces', () => {
  const place = { venueName: 'Football Field', community: 'Hopkins', country: 'Belize', timeZone: '' };
  const when = { date: '2027-12-05', endDate: '', moreDates: [], time: '8 PM', isAllDay: false };

  test('the new days, time and place', () => {
    expect(moveFromValues({ ...shown, title: 'Another' })).toEqual({ kind: 'moved', ...place, ...when });
  });

  test('the same hours in the words in which they were written', () => {
    expect(moveFromValues(shown, currentWhen(approved))).toMatchObject({ time: '8 PM' });
    expect(moveFromValues({ ...shown, start: '21:00' }, currentWhen(approved))).toMatchObject({
      time: '9 PM',
    });
  });

  test('several days, or several dates', () => {
    expect(moveFromValues({ ...shown, days: 'span', endDate: '2027-12-07' })).toMatchObject({
      endDate: '2027-12-07',
      moreDates: [],
    });
    expect(moveFromValues({ ...shown, days: 'dates', until: '2027-12-19' })).toMatchObject({
      endDate: '',
      moreDates: ['2027-12-12', '2027-12-19'],
    });
  });

  test('the zone of a place abroad, and none where town or country says it', () => {
    const abroad = { ...shown, community: 'Miami', country: 'United States', timeZone: 'America/New_York' };
    expect(moveFromValues(abroad)).toMatchObject({ country: 'United States', timeZone: 'America/New_York' });
    expect(moveFromValues({ ...abroad, country: 'Jamaica' })).toMatchObject({ timeZone: '' });
  });

  test('no time for an event that lasts all day', () => {
    expect(moveFromValues({ ...shown, hours: 'all-day' })).toMatchObject({ time: '', isAllDay: true });
  });

  test('empty texts for fields that are missing, and hours that are not known', () => {
    expect(moveFromValues({ isAllDay: 'no' })).toEqual({
      kind: 'moved',
      date: '',
      endDate: '',
      moreDates: [],
      time: 'Hours to be confirmed',
      venueName: '',
      community: '',
      timeZone: '',
      isAllDay: false,
    });
  });
});
