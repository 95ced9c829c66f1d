import 'server-only';
import { serverEnv } from './env.server.ts';

/** Where this very server listens, also for its own requests; without a slash at the end. */
export const ownOrigin = (): string => `http://127.0.0.1:${serverEnv().PORT}`;
