// Lists the tests whose title, read after those of their describes, is too short to be a sentence.
//   node lab/checks/titles.mjs
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** What a sentence has at least; the data of a table is no word of its title. */
const LEAST_WORDS = 4;
const PLACEHOLDER = /%[a-z#%]|\$\{[^}]*\}|\$[\w.]+/gi;
const LETTERS = /\p{L}{2,}/u;

const wordsOf = (title) =>
  title
    .replace(PLACEHOLDER, ' ')
    .split(/\s+/)
    .filter((word) => LETTERS.test(word));

/** 'test' of `test.each([…])('…')` and of `test.describe('…')`, 'describe' of the latter as well. */
function namesOf(expression) {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression))
    return [...namesOf(expression.expression), expression.name.text];
  if (ts.isCallExpression(expression)) return namesOf(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return namesOf(expression.tag);
  return [];
}

/** The title that a call gives to a test or to a group of tests; undefined where it gives none. */
function titleOf(call, file) {
  const [first, second] = call.arguments;
  if (!first || !second) return undefined;
  if (ts.isStringLiteralLike(first)) return first.text;
  return ts.isTemplateExpression(first) ? first.getText(file).slice(1, -1) : undefined;
}

function shortTitles(path) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node, above) => {
    let titles = above;
    const title = ts.isCallExpression(node) ? titleOf(node, file) : undefined;
    if (title !== undefined) {
      const names = namesOf(node.expression);
      if (names.some((name) => /^describe/.test(name))) titles = [...above, title];
      else if (names[0] === 'test' && wordsOf([...above, title].join(' ')).length < LEAST_WORDS)
        found.push({
          line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
          title: [...above, title],
        });
    }
    ts.forEachChild(node, (child) => visit(child, titles));
  };
  visit(file, []);
  return found.map((test) => `${path}:${test.line}  ${test.title.join(' › ')}`);
}

const found = globSync('tests/**/*.{test.ts,test.tsx,spec.ts}').sort().flatMap(shortTitles);
for (const line of found) console.error(line);
console.log(`${found.length} titles have fewer than ${LEAST_WORDS} words`);
process.exit(found.length === 0 ? 0 : 1);
