// Lists names that two files of the product export: an editor that completes an import would choose between them.
//   node lab/checks/export-names.mjs
import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';

// Next imports these by their names.
const ROUTE_FILE =
  /^(app\/(.*\/)?(page|layout|template|default|loading|error|global-error|not-found|route|manifest|robots|sitemap)(\.dev)?\.tsx?|(middleware|instrumentation|worker\/front\/next-cache)\.ts)$/;
/** A declaration at the beginning of a line, as Biome formats them. */
const DECLARATION =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|type|interface|enum) ([\w$]+)/gm;

const files = globSync(['{app,components,lib,worker}/**/*.{ts,tsx}', '{middleware,instrumentation}.ts'])
  .map((file) => file.replaceAll(sep, '/'))
  .filter((file) => !ROUTE_FILE.test(file));

// Overloads, or a type and a value of one name, count as one export.
const exported = files.flatMap((file) => {
  const names = [...readFileSync(file, 'utf8').matchAll(DECLARATION)].map(([, name]) => name);
  return [...new Set(names)].map((name) => ({ file, name }));
});
const shared = [...Map.groupBy(exported, ({ name }) => name)].filter(([, all]) => all.length > 1);
for (const [name, all] of shared)
  console.error(`${name} is exported by ${all.map(({ file }) => file).join(', ')}`);
console.info(`${exported.length} exports, ${shared.length} names of two files`);
process.exitCode = shared.length > 0 ? 1 : 0;
