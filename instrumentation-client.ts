// Next runs this in the browser before any code of a page.
import { loadWholeStyles } from '#lib/device/whole-styles.browser';

// zod tries `new Function` in order to compile its schemas. The policy of every page forbids that, and each visit of a
// form would be reported as a violation. This is the object of `z.config()`, set without loading zod on every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Next calls this when a navigation inside the site begins: the rest of the styles comes at once with the next page. */
export const onRouterTransitionStart = loadWholeStyles;
