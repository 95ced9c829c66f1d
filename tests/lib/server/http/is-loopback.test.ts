import { describe, expect, test } from '@jest/globals';
import { isLoopback } from '#lib/server/http/is-loopback';

describe('an address is of this machine', () => {
  test.each([
    'http://127.0.0.1:4320',
    'http://[::1]:4320',
    'http://localhost',
    'smtp://localhost:1025',
    'smtp://127.8.9.10',
    'smtps://user:word@[::1]:465',
  ])('when it is %s', (url) => {
    expect(isLoopback(url)).toBe(true);
  });
});

describe('an address is of another machine', () => {
  test.each([
    'https://api.openai.com',
    'https://localhost.example',
    'smtp://127.0.0.1.example',
    'smtp://127.999.1.1',
    'smtp://[::2]',
    'smtp://10.0.0.1',
  ])('when it is %s', (url) => {
    expect(isLoopback(url)).toBe(false);
  });
});
