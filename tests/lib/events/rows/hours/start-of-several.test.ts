import { hoursFromText } from '#lib/events/rows/hours/plain-hours';
import { typedRows } from '../../../../support/events/typed-rows.ts';

const { faultsOf } = typedRows('12/5/2026', '2026-11-27');

describe('Of several hours the event begins', () => {
  test.each([
    ['Doors 6 PM, show 7 PM', 1140],
    ['8 PM (gates 7 PM)', 1200],
    ['8 PM (7 PM doors)', 1200],
    ['7 PM (doors 6 PM)', 1140],
    ['8 PM, gates 7 PM', 1200],
    ['7 PM show; doors 6 PM', 1140],
    ['10 AM (registration 9 AM)', 600],
    ['Registration 8 AM, race 9 AM', 540],
    ['Puertas 6 pm, concierto 7 pm', 1140],
    ['Meet 5 AM, race 6 AM', 360],
    ['5:30 AM registration; 6:30 AM start', 390],
    ['Gates open 5 PM', 1020],
  ])('with the show and not with the gates: %j at minute %i', (time, start) => {
    expect(hoursFromText(time)).toEqual({ start });
    expect(faultsOf({ Time: time })).toEqual([]);
  });

  test.each([
    ['7 PM / 9 PM (two shows)', 1140],
    ['2 PM & 5 PM', 840],
    ['10 AM y 2 PM', 600],
    ['14:00 & 18:00', 840],
    ['noon and 3 PM', 720],
    ['7 & 9 PM', 1140],
    ['2 funciones: 4 PM y 7 PM', 960],
    ['2 PM, 5 PM and 8 PM (three shows)', 840],
  ])('with the first of several shows, and has no end: %j at minute %i', (time, start) => {
    expect(hoursFromText(time)).toEqual({ start });
    expect(faultsOf({ Time: time })).toEqual([]);
  });

  test.each([
    '7 or 8 PM',
    '7 PM / 9 PM',
    '9 PM & 7 PM',
    '7 y 15',
    '11 & 2 PM',
    'Doors 6 PM, ends 11 PM',
    '7pm for 8pm',
  ])('at no clear hour where the hours may be alternatives, or are in no order: %j', (time) => {
    expect(hoursFromText(time)).toBeUndefined();
  });

  test('which is told so that neither hour is lost', () => {
    expect(faultsOf({ Time: '7 PM / 9 PM' })).toMatchObject([
      { column: 'Time', write: 'Write it like 7 PM or 7 PM & 9 PM for two shows.' },
    ]);
  });
});

describe('Noon and midnight as Belizeans write them', () => {
  test.each([
    ['9 AM - 12 MD', { start: 540, end: 720 }],
    ['9 AM – 12 m.d.', { start: 540, end: 720 }],
    ['12N', { start: 720 }],
    ['12 MD to 3 PM', { start: 720, end: 900 }],
    ['9 PM - 12 MN', { start: 1260, end: 1440 }],
  ])('are read: %j', (time, hours) => {
    expect(hoursFromText(time)).toEqual(hours);
  });
});

describe('Two hours of two digits that follow each other', () => {
  test.each([
    ['10:00–12:00', { start: 600, end: 720 }],
    ['10:00 - 12:30', { start: 600, end: 750 }],
    ['11:00 a 12:00', { start: 660, end: 720 }],
    ['from 10:00 to 12:00', { start: 600, end: 720 }],
    ['09:00–11:30', { start: 540, end: 690 }],
  ])('are those of a clock of 24: %j', (time, hours) => {
    expect(hoursFromText(time)).toEqual(hours);
    expect(faultsOf({ Time: time }, { Event: 'Other', Date: '12/6/2026', Time: '7 PM' })).toEqual([]);
  });

  test.each(['10:00', '12:00 - 10:00', '9:00 - 11:00', '10-2', '10 - 12:30', '7'])(
    'are not clear otherwise: %j',
    (time) => {
      expect(hoursFromText(time)).toBeUndefined();
      expect(faultsOf({ Time: time })).toMatchObject([{ column: 'Time' }]);
    },
  );
});

describe('Hours that exist and can hardly be meant', () => {
  test.each([
    ['12 AM - 4 PM', '12 PM - 4 PM'],
    ['12:00 AM to 5 PM', '12 PM - 5 PM'],
    ['1 AM - 3 PM', '1 PM - 3 PM'],
    ['12 AM - 12 PM', '12 PM - 12 AM'],
  ])('are told with those that are most likely: %j', (time, meant) => {
    expect(faultsOf({ Time: time })).toMatchObject([
      { column: 'Time', write: `12 AM is midnight, noon is 12 PM. If it is ${meant}, write that.` },
    ]);
  });

  test.each(['12 AM - 6 AM', '10 PM - 4 AM', '4 AM - 6 PM', '12 AM - 11:59 PM', '8 AM - 8 PM'])(
    'but not those of a night, of an early start or of a whole day: %j',
    (time) => {
      expect(faultsOf({ Time: time })).toEqual([]);
    },
  );
});
