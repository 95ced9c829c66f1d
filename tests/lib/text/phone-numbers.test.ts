import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { phoneNumbersIn } from '#lib/text/phone-numbers';

const digitsIn = (text: string) => phoneNumbersIn(text).map(({ digits }) => digits);
const digitsOfField = (text: string) => phoneNumbersIn(text, { isPhone: true }).map(({ digits }) => digits);

describe('In a text', () => {
  test.each([
    ['WhatsApp 622-1234, +501 610-5678 or info@fest.example', ['5016221234', '5016105678']],
    ['Call 6221234.', ['5016221234']],
    ['Call 622-1234 / 610-5678!', ['5016221234', '5016105678']],
    ['622-1234/610-5678', ['5016221234', '5016105678']],
    ['Info: 622 1234 8 PM to 10 PM', []],
    ['622-1234 8 PM to 10 PM', ['5016221234']],
    ['622 1234', ['5016221234']],
    ['(501) 622-1234', ['5016221234']],
    ['+501-622-1234', ['5016221234']],
    ['+5016221234', ['5016221234']],
    ['00501 622 1234', ['5016221234']],
    ['501-622-1234', ['5016221234']],
    ['(713) 555-0100', ['17135550100']],
    ['+1 713 555 0100', ['17135550100']],
    ['1-713-555-0100', ['17135550100']],
    ['+52 983 832 1234', ['529838321234']],
    ['+44 20 7946 0000.', ['442079460000']],
    ['Dec 5 2026 622-1234', ['5016221234']],
    ['Tel. 822‑1234', ['5018221234']],
    [
      'Call 822-1234 / 223-4567 / 224-4568 / 225-4569',
      ['5018221234', '5012234567', '5012244568', '5012254569'],
    ],
    ['Info: 822-1234', ['5018221234']],
    ['Reservations 223-4567', ['5012234567']],
    ['Call 800-1700', ['5018001700']],
    ['Phone 622-1700', ['5016221700']],
    ['501-822-1700', ['5018221700']],
    ['+501 822 1700', ['5018221700']],
    ['Call us 622-1234', ['5016221234']],
    ['+501 622 1234 10 AM to 5 PM', ['5016221234']],
    // Three groups are no hours and no range, however the last one ends.
    ['718-555-1200', ['17185551200']],
    ['718 555 1500 or 305.555.2000', ['17185551500', '13055552000']],
    ['Diaspora picnic, 213-555-1000!', ['12135551000']],
    // Hours that are said before are none of the number.
    ['Call us between 9 and 5 at 622-1200', ['5016221200']],
    ['Call from 9 AM to 5 PM: 822-1700', ['5018221700']],
    ['Call daily 622-1200', ['5016221200']],
    ['Text anytime until late 610-1730', ['5016101730']],
    ['Llame de 8 a 17 al 822-1234', ['5018221234']],
    ['WhatsApp (9am-5pm) 622-1200 or 610-1500', ['5016221200', '5016101500']],
    ['Call hours 8-5: 622-1200', ['5016221200']],
    ['Reservations from 9 to 5: 223-4567', ['5012234567']],
    ['+52 983 832 1234 +501 622 1234', ['529838321234', '5016221234']],
  ])('the phone numbers of %j are %j', (text, digits) => {
    expect(digitsIn(text)).toEqual(digits);
  });

  test.each([
    '2026-2027',
    '+44 20 7946 0000 8 PM',
    '+52 983 832 1234 10 AM',
    ...['800-1700', '500-1000', '212-3456', '822-1234', '300-5000 visitors', 'Hours: 800-1700 hrs'],
    ...['Registration 700-0900', 'Info: open 800 1700', 'Info: 800-1700', 'Call center open 800-1700'],
    ...['Phones open 800-1700', 'Call between 800-1700', 'Call daily from 700 1945', 'Info daily 223-4567'],
    ...['200-500-2000', '250-500-1500', '718-5551200'],
    ...['600-1200 runners', '630-1145', '600-5000 fans', '622-1700', '300-500-1000'],
    '7-10 PM',
    'BZ$1,250-1,500',
    'BZ$250-1500',
    'BZ$ 250-1500',
    '250-1500 BZD',
    '300-1000 people',
    '11/19/2026',
    '2026-11-19',
    '10:30-11:45',
    '5555 1234',
    '07700 900123',
    '622 2027',
    '622.1234',
    '6221234',
    '7135550100',
    'Account 100227123',
    '212-6100-22',
    '1234-5678',
    '622-12345',
    '+501 22 12',
    '+622 1234',
    'https://a.example/622-1234',
    '@622-1234',
    '17.2510, -88.7590',
    '1,622-1234',
    '$6221234',
  ])('%j has none', (text) => {
    expect(digitsIn(text)).toEqual([]);
  });
});

test('whatever hours stand between a call and a number of Belize, the number is found', () => {
  const hour = fc
    .tuple(
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom('', ':00', ':30'),
      fc.constantFrom('', 'am', ' PM'),
    )
    .map((parts) => parts.join(''));
  const hours = fc
    .tuple(fc.constantFrom('between ', 'from ', ''), hour, fc.constantFrom(' and ', ' to ', '-', ' – '), hour)
    .map((parts) => parts.join(''));
  const number = fc
    .tuple(fc.integer({ min: 600, max: 699 }), fc.integer({ min: 0, max: 9999 }))
    .map(([first, last]) => `${first}-${String(last).padStart(4, '0')}`);
  fc.assert(
    fc.property(fc.constantFrom('Call us', 'WhatsApp', 'RSVP'), hours, number, (cue, said, figures) => {
      expect(digitsIn(`${cue} ${said} at ${figures}.`)).toEqual([`501${figures.replace('-', '')}`]);
    }),
  );
});

describe('In a field for phone numbers', () => {
  test.each([
    ['622-1234 / 610-5678', ['5016221234', '5016105678']],
    ['622-1234, 610-5678', ['5016221234', '5016105678']],
    ['622-1234 or 610-5678', ['5016221234', '5016105678']],
    ['6221234 6105678', ['5016221234', '5016105678']],
    ['622 1234 610 5678', ['5016221234', '5016105678']],
    ['6221234', ['5016221234']],
    ['622.1234', ['5016221234']],
    ['7135550100', ['17135550100']],
    ['17135550100', ['17135550100']],
    ['5555 1234', []],
    ['07700 900123', []],
    ['+622 1234', []],
    ['+713 555 0100', []],
    ['713 005 5501', []],
    ['12345678', []],
    ['622 1234 5678', []],
    ['1'.repeat(15), []],
  ])('%j has %j', (text, digits) => {
    expect(digitsOfField(text)).toEqual(digits);
  });
});
