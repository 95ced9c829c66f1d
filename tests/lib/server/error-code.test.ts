import { errorCode } from '#lib/server/error-code';

const coded = (code: unknown, cause?: unknown) => Object.assign(new Error('no', { cause }), { code });

test.each([
  ['the code of an error', coded('ENOSPC'), 'ENOSPC'],
  ['the code of what caused it', new TypeError('fetch failed', { cause: coded('ECONNRESET') }), 'ECONNRESET'],
  ['its own code before that of its cause', coded('EACCES', coded('EIO')), 'EACCES'],
  ['nothing for an error without a code', new Error('no'), undefined],
  ['nothing for a code that is a number', coded(20), undefined],
  ['nothing for what is no error', 'ENOSPC', undefined],
  ['nothing where there is no error', undefined, undefined],
])('the code that a log gets is %s', (_, error, code) => {
  expect(errorCode(error)).toBe(code);
});
