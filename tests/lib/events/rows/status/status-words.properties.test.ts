import fc from 'fast-check';
import { statusFromWords } from '#lib/events/rows/status/status-words';
import { readTitle, saysOff } from '#lib/events/rows/status/title-notice';
import { anyCharacter } from '../../../../support/any-character.ts';

/** What titles and cells of Status are made of, and what may break their reading. */
const piece = fc.oneof(
  fc.constantFrom(
    ...'CANCELLED,cancelled,Postponed,SE CANCELA,se pospone,SUSPENDIDO,not,was,due to rain,Street Jam,Baile,(,),[,],{,},"CANCELLED",：,:,-, – ,//,|,>>,!!!,🚫,~~,.,?,until,January,DUE TO RAIN'.split(
      ',',
    ),
  ),
  fc.string({ unit: anyCharacter, maxLength: 6 }),
);
const text = fc
  .array(piece, { maxLength: 9 })
  .chain((pieces) => fc.constantFrom('', ' ').map((by) => pieces.join(by)));

test('a title keeps a name when its notice is taken off, and says nothing when it is read again', () => {
  fc.assert(
    fc.property(text, (written) => {
      const { title, status } = readTitle(written);
      if (status === undefined) {
        expect(title).toBe(written);
        return;
      }
      expect(['cancelled', 'postponed']).toContain(status);
      expect(title).toMatch(/[\p{L}\p{N}]/u);
      expect(title.length).toBeLessThan(written.length);
      expect(readTitle(title)).toEqual({ title });
    }),
    { numRuns: 1_000 },
  );
});

test('what says nothing but that an event is off has a status that is off', () => {
  fc.assert(
    fc.property(text, (written) => {
      if (saysOff(written)) expect(['cancelled', 'postponed']).toContain(statusFromWords(written));
    }),
    { numRuns: 1_000 },
  );
});

test.each(['CANCELLED ', 'SE ', '🚫', '(cancelled', 'not ', '- ', 'no se realiza '])(
  'a cell that is far too long says nothing, and costs nothing: many times %j',
  (one) => {
    const long = `${one.repeat(20_000)}x`;
    expect(readTitle(long)).toEqual({ title: long });
    expect(saysOff(long)).toBe(false);
  },
);
