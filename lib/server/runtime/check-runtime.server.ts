import 'server-only';
import { serverEnv } from '../env.server.ts';
import { log } from '../log.server.ts';
import { currentRuntime } from './current-runtime.server.ts';

/**
 * Warns once when this Node.js lacks security fixes. With STRICT_RUNTIME=on the process ends instead, with a sentence
 * and the exit code 1, before the server has answered a request.
 */
export function checkRuntime(): void {
  const { version, isPatched, floor } = currentRuntime();
  if (isPatched) return;
  const problem = `Node.js ${version} lacks security fixes; ${floor} or newer has them.`;
  if (serverEnv().STRICT_RUNTIME === 'off') {
    log().warn({ version, floor }, problem);
    return;
  }
  console.error(`${problem} The server does not start, because STRICT_RUNTIME is on.`);
  process.exit(1);
}
