import 'server-only';
import { join } from 'node:path';

/**
 * The environment of a process of ours that decodes or draws images: none of our own, so that an exploited decoder finds
 * no secrets there. Node keeps what it compiled beside what Next keeps for later builds, which saves a third of a start and
 * 18 MB; where that folder cannot be written, it compiles anew.
 */
export const childEnvironment = () => ({
  NODE_ENV: 'production' as const,
  NODE_COMPILE_CACHE: join(/*turbopackIgnore: true*/ process.cwd(), '.next', 'cache', 'programs'),
});
