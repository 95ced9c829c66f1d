import 'server-only';
import { processWide } from '#lib/server/process-wide.server';
import { catalogState } from './catalog-state.server.ts';
import { sampleSheet } from './sources/sample/sample-sheet.server.ts';

const shared = processWide('published-sample', () => ({ version: undefined as string | undefined }));

/**
 * Publishes the pages when rows of the sample calendar have moved on since they were published, as at midnight; `now` in
 * milliseconds since 1970. `publish` says whether it succeeded; a failure is tried again the next time. What is served at
 * the first call was published by the start.
 */
export async function publishMovedSample(now: number, publish: () => Promise<boolean>): Promise<void> {
  if (catalogState().sheet?.from !== 'sample') return;
  const { version } = await sampleSheet(now);
  shared.version ??= version;
  if (version !== shared.version && (await publish())) shared.version = version;
}
