import 'server-only';
import { patchedRuntime, type RuntimePatches } from './patched-runtime.ts';

/** The Node.js that runs this server: its version, whether it has the security fixes, and from which version on. */
export const currentRuntime = (): RuntimePatches => patchedRuntime(process.versions.node);
