import { setTimeout as pause } from 'node:timers/promises';

const SETTLING_MS = 3_000;

/** A site that was just started, once it has rendered its home page and done what it does right after its start. */
export async function settled(site) {
  await (await fetch(site.url)).arrayBuffer();
  await pause(SETTLING_MS);
  return site;
}
