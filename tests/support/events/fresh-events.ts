import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What a process has of the events, and of what is remembered of them. */
const STATES = ['events', 'event-memory', 'remembered-reading'].map((name) =>
  Symbol.for(`belize-celebrations.${name}`),
);
const SETTINGS = /^(EVENTS_|DATA_DIR$|REVALIDATE_SECRET$|NEXT_PHASE$|SITE_URL$|BUILT_WITH_SHEET$)/;

// Packages and plain rules keep nothing of a server that has ended; loading them anew takes longer than most tests.
for (const name of ['kysely', 'zod']) jest.setMock(name, jest.requireActual(name));
const rules = new Map<string, unknown>();
for (const file of globSync('lib/**/*.ts', { exclude: ['lib/**/*.{server,browser}.ts'] })) {
  const path = resolve(file);
  jest.doMock(path, () => {
    if (!rules.has(path)) rules.set(path, jest.requireActual(path));
    return rules.get(path);
  });
}

/** The events modules as a server has them that has just started with these settings. */
export async function freshEvents(settings: Record<string, string>) {
  for (const name of Object.keys(process.env)) if (SETTINGS.test(name)) delete process.env[name];
  Object.assign(process.env, { BUILT_WITH_SHEET: 'yes' }, settings);
  for (const state of STATES) delete (globalThis as { [state: symbol]: unknown })[state];
  jest.resetModules();
  const [events, health, copies, sources] = await Promise.all([
    import('#lib/catalog/event-snapshot.server'),
    import('#lib/catalog/health-report.server'),
    import('#lib/catalog/sources/last-good-copy.server'),
    import('#lib/catalog/sources/configured-sources.server'),
  ]);
  return { ...events, ...health, ...copies, ...sources };
}

/** A folder for one test, and how to delete it. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'belize-celebrations-'));
  // The store may be opened in it, or written, a little longer than a reading waits for it.
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}
