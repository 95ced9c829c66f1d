import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { patchedRuntime, runtimeCheck } from '#lib/server/runtime/patched-runtime';

const fixed = (version: string) => patchedRuntime(version).isPatched;

describe('Node.js', () => {
  test.each([
    '22.23.4',
    'v22.23.4',
    '22.24.0',
    '24.22.1',
    '24.100.0',
    '26.12.1',
    '26.12.10',
    '27.0.0',
    '28.0.0-nightly20270101',
    '100.0.0',
  ])('%s has the security fixes', (version) => {
    expect(fixed(version)).toBe(true);
  });

  test.each([
    ['18.20.8', '22.23.4'],
    ['20.20.0', '22.23.4'],
    ['21.7.3', '22.23.4'],
    ['22.23.3', '22.23.4'],
    ['22.4.100', '22.23.4'],
    ['23.99.99', '24.22.1'],
    ['24.22.0', '24.22.1'],
    ['24.9.9', '24.22.1'],
    ['25.100.0', '26.12.1'],
    ['26.10.0', '26.12.1'],
    ['26.12.0', '26.12.1'],
    ['26.12.1-rc.1', '26.12.1'],
    ['no version', '22.23.4'],
    ['', '22.23.4'],
  ])('%s lacks them, and %s is the release to update to', (version, floor) => {
    expect(patchedRuntime(version)).toMatchObject({ isPatched: false, floor });
  });

  test('of one line never loses the fixes again in a later release', () => {
    const release = fc.tuple(fc.nat(40), fc.nat(40));
    fc.assert(
      fc.property(
        fc.integer({ min: 18, max: 30 }),
        release,
        release,
        (major, [minor, patch], [more, rest]) => {
          const earlier = fixed(`${major}.${minor}.${patch}`);
          expect(earlier && !fixed(`${major}.${minor + more}.${more > 0 ? rest : patch + rest}`)).toBe(false);
        },
      ),
    );
  });
});

describe('the check of the runtime', () => {
  test('names the version and the floor only in its details', () => {
    expect(runtimeCheck(patchedRuntime('26.10.0'))).toEqual({
      status: 'degraded',
      reason: 'An update is due',
      details: { version: '26.10.0', floor: '26.12.1' },
    });
  });

  test('is fine from the floor on', () => {
    expect(runtimeCheck(patchedRuntime('26.12.1')).status).toBe('ok');
  });
});
