import type { Check } from '../monitoring/check.ts';

/**
 * The first release of each maintained line of Node.js whose Brotli decoder runs no code of the sender
 * (CVE-2026-111497). To be raised with each security release that concerns this site.
 */
const PATCHED_FROM = ['22.23.4', '24.22.1', '26.12.1'];

type Release = { numbers: number[]; isPrerelease: boolean };

function releaseFromText(version: string): Release | undefined {
  const [, digits, suffix] = /^v?(\d+\.\d+\.\d+)(-.+)?$/.exec(version) ?? [];
  return digits ? { numbers: digits.split('.').map(Number), isPrerelease: suffix !== undefined } : undefined;
}

/** Whether a release comes before another; a prerelease ('26.12.1-rc.1') comes before its release. */
function isBefore(release: Release, numbers: readonly number[]): boolean {
  const index = numbers.findIndex((number, at) => number !== release.numbers[at]);
  if (index === -1) return release.isPrerelease;
  return (release.numbers[index] ?? 0) < (numbers[index] ?? 0);
}

const majorOf = (version: string) => Number(version.split('.')[0]);

/**
 * The release of Node.js to update to: the patched one of the same line; for a line without one (an old or an odd one)
 * that of the next line; for newer lines the newest.
 */
function floorFor(major: number): string {
  return PATCHED_FROM.find((version) => majorOf(version) >= major) ?? PATCHED_FROM.at(-1) ?? '';
}

/** A version of Node.js, whether it has the security fixes, and the release to update to otherwise. */
export type RuntimePatches = { version: string; isPatched: boolean; floor: string };

/**
 * Whether a version of Node.js has the security fixes that this site needs. Lines newer than all listed ones have
 * them; lines between and before the listed ones, which get no fixes, do not, nor does a text that is no version.
 *
 *     patchedRuntime('v24.21.0') // { version: '24.21.0', isPatched: false, floor: '24.22.1' }
 */
export function patchedRuntime(version: string): RuntimePatches {
  const release = releaseFromText(version);
  const floor = floorFor(release?.numbers[0] ?? 0);
  const isPatched = release !== undefined && !isBefore(release, floor.split('.').map(Number));
  return { version: version.replace(/^v/, ''), isPatched, floor };
}

/** The check of the runtime. Its public reason does not say which fixes are missing. */
export const runtimeCheck = ({ version, isPatched, floor }: RuntimePatches): Check =>
  isPatched
    ? { status: 'ok', details: { version } }
    : { status: 'degraded', reason: 'An update is due', details: { version, floor } };
