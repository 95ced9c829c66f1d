// Next runs this in the browser before any code of a page.

// zod tries `new Function` in order to compile its schemas. The policy of every page forbids that, and each visit of a
// form would be reported as a violation. This is the object of `z.config()`, set without loading zod on every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
