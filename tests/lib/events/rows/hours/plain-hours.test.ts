import { eventHours } from '#lib/events/event-hours';
import { parseEndTime, parseTime } from '#lib/events/event-time';
import { hoursFromText, namesHour, readEndTime, withPlainHours } from '#lib/events/rows/hours/plain-hours';

describe('a time as people write it is read where it is clear:', () => {
  test.each([
    ['7 p.m. till late', 1140],
    ['7pm till late', 1140],
    ['8 PM - late', 1200],
    ['8 PM until closing', 1200],
    ['7 PM onwards', 1140],
    ['7pm+', 1140],
    ['5 pm-till', 1020],
    ['7 PM until', 1140],
    ['18:00 –', 1080],
    ['2 pm start', 840],
    ['3 PM kick-off', 900],
    ['7 p.m. (doors)', 1140],
    ['noon start', 720],
    ['7 PM local time', 1140],
    ['@ 7 PM', 1140],
    ['Doors @ 7pm', 1140],
    ['7:30p', 1170],
    ['Show starts 8 PM', 1200],
    ['Kick-off: 3 PM', 900],
    ['empieza a las 7 pm', 1140],
    ['8 PM sharp', 1200],
    ['8 PM en punto', 1200],
    ['From 7 PM', 1140],
    ['starting at 7 PM', 1140],
    ['desde las 7 pm', 1140],
    ['a partir de las 7 pm', 1140],
    ['a las 8 de la noche', 1200],
    ['10:30 at night', 1350],
    ['8 de la mañana', 480],
    ['8 in the evening', 1200],
    ['8 o’clock at night', 1200],
    ['mediodía', 720],
    ['12 del mediodía', 720],
    ['midday', 720],
    ['7:00:00 PM', 1140],
    ['7.30 pm', 1170],
    ['19h00', 1140],
    ['19h', 1140],
    ['1900 hrs', 1140],
    ['0900 hrs', 540],
    ['9:00 hrs', 540],
    ['09h30', 570],
    ['Fri 18:00', 1080],
    ['Sat 8 PM', 1200],
    ['Saturday, 8 PM', 1200],
    ['Doors 6 PM, show 7 PM', 1140],
    ['Doors: 6 PM / Show: 7 PM', 1140],
    ['Doors open at 6pm', 1080],
    ['seven pm', 1140],
    ['siete y media de la noche', 1170],
    ['a las siete y media pm', 1170],
    ['once y cuarto de la mañana', 675],
    ['7 y media p.m.', 1170],
    ['13 y media', 810],
    ['7 y 30 pm', 1170],
    ['a las 7 y 15 p.m.', 1155],
    ['12 y 15 de la tarde', 735],
    ['half past seven pm', 1170],
    ['quarter past 3 pm', 915],
    ['al mediodía', 720],
    ['medio día', 720],
    ['a las siete de la noche', 1140],
    ['a la una de la tarde', 780],
    ['a las once de la noche', 1380],
    ['Eight o’clock in the morning', 480],
  ])('%j starts at minute %i, without an end', (text, start) => {
    expect(hoursFromText(text)).toStrictEqual({ start });
  });

  test.each([
    ['7-11pm', 1140, 1380],
    ['9:00:00 AM - 11:00:00 AM', 540, 660],
    ['6pm til 9pm', 1080, 1260],
    ['de 7 pm a 10 pm', 1140, 1320],
    ['7 de la noche a 11 de la noche', 1140, 1380],
    ['0900 - 1700 hrs', 540, 1020],
    ['18h00 - 21h30', 1080, 1290],
    ['8h - 17h', 480, 1020],
    ['Fri 8-11 PM', 1200, 1380],
    ['noon to 6', 720, 1080],
    ['9a-5p', 540, 1020],
    ['9:30a to 1p', 570, 780],
    ['12 PM - 5:30', 720, 1050],
    ['mediodía a 3', 720, 900],
    ['six to nine pm', 1080, 1260],
  ])('%j is from minute %i to %i', (text, start, end) => {
    expect(hoursFromText(text)).toStrictEqual({ start, end });
  });

  test.each([
    '2 hours',
    '3 horas',
    '2h',
    '2h.',
    '12 h',
    '24h',
    '1h30',
    '1:30 hours',
    'desde las 2h',
    '2h-4h',
    '1900',
    '7pm for 8pm',
    '90 hours',
    'around 7 pm',
    '7 or 8 PM',
    '8 PM - 2 hours',
    'Ten to seven pm',
    'five to 12 pm',
    'at ten to 7 pm',
    '12 de la noche',
    '2 at night',
    '10 pm a 2 de la noche',
    '8 p.m. a 12 de la noche',
  ])('how long it lasts, or two hours at once, is no start: %j', (text) => {
    expect(hoursFromText(text)).toBeUndefined();
  });
});

describe('a number that may be a day of the month or anything else is no hour:', () => {
  test.each([
    'Fri 18',
    'Sat 20-21',
    'Fri 18, 7 PM',
    'Sat 20 - Sun 21',
    '7-11',
    '7/11',
    '11-Jul',
    '7/11/2026',
    '13 y 15',
    '14 y 15',
    '14 y 30',
    '14 y 15 pm',
    'las 13 y 15',
    '7 y 15',
    '12 y 15 de diciembre',
  ])('%j has no start', (text) => {
    expect(hoursFromText(text)).toBeUndefined();
  });
});

test.each([' ', '-', '1', '12 ', '7 PM ', 'noon', 'h', '1:', 'a la'])(
  'a cell that is far too long for an hour is none, and costs nothing: many times %j',
  (piece) => {
    const long = `7 PM ${piece.repeat(50_000)}x`;
    expect(hoursFromText(long)).toBeUndefined();
    expect(readEndTime(long)).toBeUndefined();
    expect(hoursFromText(`doors ${long}`)).toBeUndefined();
  },
);

describe('an end in a cell of its own is read as an end:', () => {
  test.each([
    ['midnight', 1440],
    ['Midnight', 1440],
    ['24:00', 1440],
    ['00:00', 1440],
    ['12 AM', 1440],
    ['12 midnight', 1440],
    ['medianoche', 1440],
    ['12 de la mañana', 720],
    ['11:45:00 PM', 1425],
    ['until 11 pm', 1380],
    ['9 PM - 11 PM', 1380],
    ['late', undefined],
    ['10', undefined],
  ])('%j is minute %j', (text, minutes) => {
    expect(readEndTime(text)).toBe(minutes);
  });
});

describe('whether a text names an hour is known', () => {
  test.each([
    'half past seven',
    'Midnight',
    '7 or 8',
    'about nine',
    'a las once',
    'seven or eight',
    'eight sharp',
    'siete y media',
    'ocho menos cuarto',
    'quarter past eight',
  ])('of %j, which does', (text) => {
    expect(namesHour(text)).toBe(true);
  });

  test.each([
    'Sunrise',
    'Two shows',
    'One night only',
    'after church',
    'Once a month',
    'una vez',
    'dusk till dawn',
    '',
  ])('of %j, which does not', (text) => {
    expect(namesHour(text)).toBe(false);
  });
});

describe('What is read of a time goes along with the event in words that are parsed:', () => {
  const DAY = '2026-12-05';
  const plain = (fields: { time?: string; endTime?: string; endDate?: string }) =>
    withPlainHours({ date: DAY, ...fields });

  test.each([
    ['7pm till late', '7 PM'],
    ['7-11pm', undefined],
    ['de 7 pm a 10 pm', '7 PM - 10 PM'],
    ['6pm til 12:30am', '6 PM - 12:30 AM'],
    ['8h - 17h', '8 AM - 5 PM'],
    ['8 PM - 1 AM', undefined],
    ['Sunrise', undefined],
  ])('those of %j are %j', (time, plainTime) => {
    expect(plain({ time }).plainTime).toBe(plainTime);
    expect(parseTime(plainTime ?? time)).toEqual(hoursFromText(time));
  });

  test.each([
    ['11:45:00 PM', '11:45 PM'],
    ['medianoche', 'midnight'],
    ['12 AM', 'midnight'],
    ['24:00:00', '24:00'],
    ['midnight', undefined],
    ['24:00', undefined],
    ['11 PM', undefined],
    ['late', undefined],
  ])('those of an end %j are %j', (endTime, plainEndTime) => {
    expect(plain({ endTime }).plainEndTime).toBe(plainEndTime);
    expect(parseEndTime(plainEndTime ?? endTime)).toBe(readEndTime(endTime));
  });

  test.each([
    ['2 PM - 11 AM', undefined, undefined, '2 PM', undefined],
    ['2 PM - 11 AM', undefined, '2026-12-06', undefined, undefined],
    ['8 PM - 12 PM', undefined, undefined, '8 PM', undefined],
    ['9 AM - 5 AM', undefined, undefined, '9 AM', undefined],
    ['8 PM', '12 PM', undefined, undefined, ''],
    ['5 PM', '3 PM', undefined, undefined, ''],
    ['5 PM', '3 PM', '2026-12-06', undefined, undefined],
    ['8 PM', '12 AM', '2026-12-06', undefined, '00:00'],
  ])(
    'an end that cannot be meant is left out: %j, %j, %j',
    (time, endTime, endDate, plainTime, plainEndTime) => {
      const event = plain({ time, ...(endTime && { endTime }), ...(endDate && { endDate }) });
      expect([event.plainTime, event.plainEndTime]).toEqual([plainTime, plainEndTime]);
    },
  );

  test('the hours of an event are those of these words, and an event that needs none is left as it is', () => {
    const written = { date: DAY, time: '7pm till late', endTime: 'until 11 pm' };
    expect(eventHours(written)).toBeUndefined();
    expect(eventHours(withPlainHours(written))).toEqual({ start: 1140, end: { day: DAY, minutes: 1380 } });
    const known = { date: DAY, time: '7 PM' };
    expect(withPlainHours(known)).toBe(known);
  });
});
