import { expect, test } from '@jest/globals';
import { errorMessage } from '#lib/server/error-message';

test.each([
  ['says what an error says', new TypeError('No answer'), 'No answer'],
  ['says of what is no error that it is unknown', 'No answer', 'Unknown error'],
])('the message of a failure %s', (_, failure, message) => {
  expect(errorMessage(failure)).toBe(message);
});
