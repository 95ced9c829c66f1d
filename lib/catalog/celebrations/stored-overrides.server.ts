import 'server-only';
import type { CelebrationOverrides } from '#lib/celebrations/title-match';
import { store } from '#lib/server/store/store.server';

/** What is stored of an event that is in no celebration. */
export const NO_CELEBRATION = 'none';

type StoredOverrides = {
  /** Those that count, by the id of the event. */
  overrides: CelebrationOverrides;
  /** The version of every row, also of those that were taken back; an event without one has version 0. */
  versions: ReadonlyMap<string, number>;
};

/** What a stored value says of the event: null for none, undefined where the words of its title decide. */
const overrideOf = (celebration: string | null): string | null | undefined => {
  if (celebration === null) return undefined;
  return celebration === NO_CELEBRATION ? null : celebration;
};

/** All that moderators have decided about the celebrations of events. Throws when the store is unavailable. */
export async function loadOverrides(): Promise<StoredOverrides> {
  const { db } = await store();
  const rows = await db
    .selectFrom('celebration_overrides')
    .select(['event_id', 'celebration', 'version'])
    .orderBy('event_id')
    .execute();
  const overrides = new Map<string, string | null>();
  for (const { event_id, celebration } of rows) {
    const override = overrideOf(celebration);
    if (override !== undefined) overrides.set(event_id, override);
  }
  return { overrides, versions: new Map(rows.map(({ event_id, version }) => [event_id, version])) };
}
