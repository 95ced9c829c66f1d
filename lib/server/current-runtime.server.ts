import 'server-only';
import { patchedRuntime } from './patched-runtime.ts';

/** The Node.js that runs this server: its version, whether it has the security fixes, and from which version on. */
export const currentRuntime = (): ReturnType<typeof patchedRuntime> => patchedRuntime(process.versions.node);
