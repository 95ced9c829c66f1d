import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { withoutChatMarks } from '#lib/text/chat-marks';

test.each([
  ['*LOBSTERFEST 2027* 🎉', 'LOBSTERFEST 2027 🎉'],
  ['🎉*LOBSTERFEST*🎉', '🎉LOBSTERFEST🎉'],
  ['Live @ ~The Spot~', 'Live @ The Spot'],
  ['~Saturday~ Sunday at *8 PM*, _bring a chair_.', 'Saturday Sunday at 8 PM, bring a chair.'],
  ['*https://a.example/b*', 'https://a.example/b'],
  ['*Tickets: https://a.example/a_b_c*', 'Tickets: https://a.example/a_b_c'],
  ['_Follow @a_b_ tonight_', 'Follow @a_b_ tonight'],
  ['*_Tonight_*', 'Tonight'],
  ['_*Tonight*_!', 'Tonight!'],
  ['**Free** and ***open***', 'Free and open'],
  ['```Gate 3```', 'Gate 3'],
  ['“*Punta*” night', '“Punta” night'],
  ['~BZ$20~', 'BZ$20'],
  ['8 PM-*10 PM*, Fri–*Sat*—_late_', '8 PM-10 PM, Fri–Sat—late'],
  ['*Food*-*Drinks*-`Music`', 'Food-Drinks-Music'],
  ['_Dance_–*_Live_*', 'Dance–Live'],
  ['Live on Facebook _tonight_', 'Live on Facebook tonight'],
  ['FB _page_ and fb: _Live_', 'FB page and fb: Live'],
  ['Follow Instagram _today_, TikTok _only_!', 'Follow Instagram today, TikTok only!'],
  ['_St.Patricks_ day', 'St.Patricks day'],
  ['_Sun.Jazz_ and _DJ.Night_', 'Sun.Jazz and DJ.Night'],
  ['Line one\n*Line two*\nLine three', 'Line one\nLine two\nLine three'],
])('the marks of a chat are taken off %j: %j', (text, words) => {
  expect(withoutChatMarks(text)).toBe(words);
});

test.each([
  ['~BZ$20~ BZ$15', 'BZ$15'],
  ['BZ$15 (~BZ$20~)', 'BZ$15 '],
  ['~12/5/2026~ *12/6/2026*', '12/6/2026'],
  ['*~BZ$20~ BZ$15*', 'BZ$15'],
  ['~BZ$20~', 'BZ$20'],
  ['~7pm~ 8pm', '8pm'],
  ['~~7pm~~ 8pm', '8pm'],
  ['~7pm - 9pm~ 8pm - 10pm', '8pm - 10pm'],
  ['~7pm~, 8pm', '8pm'],
  ['*~7pm~ → 8pm*', '8pm'],
  ['~7pm~/8pm', '8pm'],
  ['8pm, ~7pm~', '8pm'],
  ['7pm - ~9pm~ 10pm', '7pm - 10pm'],
  ['8pm ~7pm~ - 10pm', '8pm - 10pm'],
  ['~7pm~ ~8pm~ 9pm', '9pm'],
  ['-5 ~4~', '-5'],
  ['~8 PM to ~10 PM', '~8 PM to ~10 PM'],
])('of a price or a date what is struck through is left out of %j: %j', (text, words) => {
  expect(withoutChatMarks(text, { dropsStruck: true })).toBe(words);
});

test.each([
  '_the.garden_',
  'IG: _wolf_',
  'IG _wolf_',
  'Instagram: @_the_wolf_',
  'Instagram: _tonight_',
  'IG _here.to.stay_',
  'TikTok _st.patricks_',
  'x–~20~',
  'https://youtu.be/a-_bcd_',
  'See https://youtu.be/_bcd_ first',
  '5 *, 4*',
  'a-*b*',
  '5* hotel, food by a 4* chef',
  'Free entry* (*before 9 PM)',
  '* bring a chair\n* bring a friend',
  'snake_case_name',
  'https://example.org/_photos_/a*b*c~d~e',
  '~50 people, ~8 PM to ~10 PM',
  '~$20-~$30',
  'Rock `n` Roll',
  'M*A*S*H',
  '*** FREE ***',
  '¯\\_(ツ)_/¯',
  '2 * 3 * 4',
  '*',
  '___',
])('what is no mark of a chat stays: %j', (text) => {
  expect(withoutChatMarks(text)).toBe(text);
});

test('a text is never longer than it was, and nothing is left to take off', () => {
  const text = fc.array(fc.constantFrom('*', '_', '~', '`', ' ', 'a', 'B', '5', '\n', '.', '-'), {
    maxLength: 14,
  });
  fc.assert(
    fc.property(text, (letters) => {
      const written = letters.join('');
      const words = withoutChatMarks(written);
      expect(words.length).toBeLessThanOrEqual(written.length);
      expect(withoutChatMarks(words)).toBe(words);
    }),
  );
});

test.each([
  ')',
  '])',
  '.',
  '(',
  '*_',
  '~',
  '*',
  '_',
  '`',
  '_a',
  '*a*',
  '~a ',
  '@_',
  '_a.',
  'https://',
  'ig:_',
  'ig _to',
  '-*ab',
  '\ue000*',
])('fifty thousand characters of %j are read at once', (piece) => {
  const start = performance.now();
  for (const dropsStruck of [false, true])
    withoutChatMarks(`${piece.repeat(50_000 / piece.length)} *a*`, { dropsStruck });
  withoutChatMarks(`${'*_'.repeat(12_500)}a${'_*'.repeat(12_500)}`);
  expect(performance.now() - start).toBeLessThan(600);
});
