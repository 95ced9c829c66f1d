import { afterEach, beforeEach, expect, jest } from '@jest/globals';

// An unexpected console.error fails the test it happens in.
let errors: jest.SpiedFunction<typeof console.error>;

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  const calls = errors.mock.calls.map((parts) => parts.map(String).join(' '));
  errors.mockRestore();
  expect(calls).toEqual([]);
});
