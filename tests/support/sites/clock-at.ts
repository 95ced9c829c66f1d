import { fileURLToPath } from 'node:url';

const clockFile = fileURLToPath(new URL('./other-clock.mjs', import.meta.url));

/** The settings of a process whose clock shows another instant when it starts, in milliseconds since 1970. */
export const clockAt = (at: number) => ({
  NODE_OPTIONS: `--import=${clockFile}`,
  CLOCK_AT: new Date(at).toISOString(),
});
