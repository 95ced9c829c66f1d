// How a built site is started; shared by the tools that start one.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The arguments with which Next's own start serves a folder, without the front. */
export const nextStart = (folder) => [join(folder, 'node_modules/next/dist/bin/next'), 'start'];

/** The arguments of Node that `npm start` has in a folder; Next's own where it has no front. */
export function startArguments(folder) {
  const front = join(folder, 'worker/front/server.ts');
  return existsSync(front) ? [front] : nextStart(folder);
}
