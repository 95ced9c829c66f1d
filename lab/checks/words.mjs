// Checks that names obey docs/glossary.md: what is declared in scripts and style sheets (functions, types, variables,
// properties, classes, data attributes), and files and folders. Which words no name contains, and which names stay all the
// same, is read from two tables of the glossary. Not looked at: comments and texts, and names that others declare, like the
// HTML element <picture>.
//   node lab/checks/words.mjs
import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import ts from 'typescript';
import { readGlossary } from './glossary.mjs';

const PART = /[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g;
/** @returns {string[]} The words of a name, small: 'keptFile', 'KEPT_FILE' and 'kept-file' have the same. */
const wordsOf = (name) => (name.match(PART) ?? []).map((word) => word.toLowerCase());

const isData = (name) => name.startsWith('data-');

/** The name that a node declares, if it does: of an import or export only the one that is given to it here. */
function declaredBy(node) {
  const { parent } = node;
  if (ts.isStringLiteral(node)) return isData(node.text) && parent.name === node ? node.text : undefined;
  if (!ts.isIdentifier(node) && !ts.isPrivateIdentifier(node)) return undefined;
  if (parent.name !== node) return undefined;
  if (ts.isPropertyAccessExpression(parent))
    return /\bdataset$/.test(parent.expression.getText()) ? node.text : undefined;
  if (ts.isJsxAttribute(parent)) return isData(node.text) ? node.text : undefined;
  if (ts.isShorthandPropertyAssignment(parent)) return undefined;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent))
    return parent.propertyName ? node.text : undefined;
  return node.text;
}

/** @returns {[name: string, line: number][]} */
function namesOfScript(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const names = [];
  const visit = (node) => {
    const name = declaredBy(node);
    if (name) names.push([name, source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** A class, an id or a data attribute of a selector, a custom property or an animation. */
const STYLE_NAME =
  /[.#]([a-z_][\w-]*)(?=[^{};]*\{)|\[(data-[\w-]+)|(?<![\w-])--([\w-]+)(?=\s*:)|@keyframes\s+([\w-]+)/gi;

/** @returns {[name: string, line: number][]} */
function namesOfStyles(text) {
  const source = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...source.matchAll(STYLE_NAME)].map((match) => [
    match.slice(1).find(Boolean),
    source.slice(0, match.index).split('\n').length,
  ]);
}

const { banned, exceptions } = readGlossary(readFileSync('docs/glossary.md', 'utf8'));
const files = globSync([
  '{app,components,lib,worker,scripts,lab}/**/*.{ts,tsx,mjs,css}',
  '{middleware,instrumentation*}.ts',
])
  .map((file) => file.replaceAll(sep, '/'))
  .sort();

const problems = [];
const used = new Set();
let count = 0;
function check(name, file, at) {
  count += 1;
  const word = wordsOf(name).find((one) => banned.has(one));
  if (!word) return;
  const allowed = exceptions.filter((one) => one.name === name && file.startsWith(one.place));
  for (const one of allowed) used.add(one);
  if (allowed.length === 0)
    problems.push(`${at}: ${name} has the word '${word}'; the glossary says: ${banned.get(word)}`);
}

for (const path of new Set(
  files.flatMap((file) => file.split('/').map((_, index, all) => all.slice(0, index + 1).join('/'))),
))
  check(path.split('/').at(-1).split('.')[0], path, path);
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const names = file.endsWith('.css') ? namesOfStyles(text) : namesOfScript(file, text);
  for (const [name, line] of names) check(name.replace(/^#/, ''), file, `${file}:${line}`);
}
for (const exception of exceptions)
  if (!used.has(exception))
    problems.push(`docs/glossary.md: no name ${exception.name} in ${exception.place} needs its row any more`);

for (const problem of problems) console.error(problem);
console.info(`${count} names, ${banned.size} words that none contains, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
