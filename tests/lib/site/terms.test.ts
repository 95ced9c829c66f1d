import { describe, expect, test } from '@jest/globals';
import { notDone, retentionTimes } from '#lib/site/terms';

const FIGURES = {
  retention: 45,
  unwantedImages: 3,
  unclaimedImageHours: 24,
  drafts: 60,
  counts: 400,
  hasAdvertisingScript: false,
};

describe('The terms', () => {
  test.each([
    [/^Your name, email and phone/, '45 days'],
    [/was not published/, '45 days'],
    [/you withdrew/, '3 days'],
    [/never sent$/, '24 hours'],
    [/^A draft/, '60 days'],
    [/not by whom$/, '400 days'],
  ])('say with the number of the code that acts on it how long is kept: %s', (what, howLong) => {
    expect(retentionTimes(FIGURES).find(([label]) => what.test(label))?.[1]).toBe(howLong);
  });

  test.each([
    [false, 'No cookies for visitors, and no profile of you.'],
    [true, expect.stringMatching(/advertising network may set its own/)],
  ])(
    'deny cookies of others only where no advertising script is configured: %s',
    (hasAdvertisingScript, words) => {
      expect(notDone({ ...FIGURES, hasAdvertisingScript })).toContainEqual(words);
    },
  );
});
