/**
 * Compiles the scripts that every page has inline, from their modules in components/inline-scripts and the rules that
 * these import: `node scripts/inline-scripts.mjs`, after each change of either. With `--check` nothing is written, and
 * the command fails when the compiled texts differ.
 */
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { writeGenerated } from './generated-file.mjs';

const FOLDER = 'components/inline-scripts';

async function compile(name) {
  const { outputFiles } = await build({
    entryPoints: [`${FOLDER}/${name}.ts`],
    bundle: true,
    minify: true,
    format: 'iife',
    // All browsers since 2017: those that have what the scripts call understand this syntax too.
    target: 'es2015',
    // Without the project's `strict`, which would add a directive to each text.
    tsconfigRaw: {},
    charset: 'utf8',
    legalComments: 'none',
    write: false,
  });
  const text = outputFiles[0].text.trim();
  console.log(`${name}: ${Buffer.byteLength(text)} bytes, ${brotliCompressSync(text).length} compressed`);
  return text;
}

const literal = (text) => `'${text.replace(/[\\']/g, '\\$&')}'`;
const property = async (name) => `  ${name}:\n    ${literal(await compile(name))},\n`;

await writeGenerated(
  `${FOLDER}/compiled.ts`,
  `// Made by scripts/inline-scripts.mjs from the other modules of this folder.
export const INLINE_SCRIPTS = {
${await property('start')}${await property('hour')}};
`,
);
