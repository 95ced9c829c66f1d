/** The moderators' page of all celebrations. */
export const MODERATE_CELEBRATIONS_PATH = '/moderate/celebrations';

/** The moderators' page of one celebration. */
export const moderateCelebrationPath = (slug: string) => `${MODERATE_CELEBRATIONS_PATH}/${slug}`;

/** An event in a form, in the version that the moderator saw: '0 2026-11-19-parade'. */
export const eventAtVersion = (id: string, version: number) => `${version} ${id}`;

const EVENT_AT_VERSION = /^(\d{1,9}) (\S{1,300})$/;

/** The event of a form; undefined for anything else. */
export function parseEventAtVersion(text: string): { id: string; version: number } | undefined {
  const [, version, id] = EVENT_AT_VERSION.exec(text) ?? [];
  return id === undefined ? undefined : { id, version: Number(version) };
}
