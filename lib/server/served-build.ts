// On globalThis, because Next bundles this file for its pages, and the front and next.config.mjs load it as it is.
const KEY = Symbol.for('belize-celebrations.served-build');
const shared = globalThis as { [KEY]?: string };

/** Says from which folder, relative to the working directory, this process serves a build. It holds for its whole life. */
export function noteServedBuild(folder: string): void {
  shared[KEY] = folder;
}

/** The folder of the build that this process serves; undefined where it serves none, as in development. */
export const servedBuild = (): string | undefined => shared[KEY];
