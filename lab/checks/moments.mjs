// Lists what in the tests depends on the moment at which they run. Files that did so before this check are named in
// moments.json; one that no longer does leaves that list, and none joins it.
//   node lab/checks/moments.mjs           fails where the list and the tests differ
//   node lab/checks/moments.mjs --write   removes from the list what is mended
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

const LIST = 'lab/checks/moments.json';
/** Gives the moment of the run to all others, and looks for events as visitors see them. */
const SOURCES = /^tests\/support\/(moment\/|browser\/shown-cards\.ts$)/;
/** 2027-09, 20270913, 12/5/2030, Sat 13 Nov 2027, 14 november 2027. */
const DAY_WITH_YEAR = /\b20\d\d-\d\d\b|\b20\d{6}(?!\d)|\b\d{1,2}\/\d{1,2}\/20\d\d\b|\b\p{L}{3,9} 20\d\d\b/u;
const EVENT_LINK = /\/events\/|\bcards?\(/;

/** Whether Date.now() and new Date() show what a test has set. */
const setsTheClock = (text) => /\.(setSystemTime|useFakeTimers)\(/.test(text);

const isDate = (node) => ts.isIdentifier(node) && node.text === 'Date';

function clockRead(node) {
  if (ts.isNewExpression(node) && isDate(node.expression) && !node.arguments?.length) return 'new Date()';
  const isNow =
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    isDate(node.expression.expression) &&
    node.expression.name.text === 'now';
  return isNow ? 'Date.now()' : undefined;
}

/** A text that names a day or a month of a certain year. Regular expressions are texts too. */
function dayWithYear(node) {
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isRegularExpressionLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node);
  const [found] = (isText && DAY_WITH_YEAR.exec(node.text)) || [];
  return found && `“${found}”`;
}

function eventByItsPlace(node, file) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { name, expression } = node.expression;
  if (name.text !== 'first' && name.text !== 'nth') return undefined;
  const target = expression.getText(file);
  return EVENT_LINK.test(target) && !target.includes('shownCards(') ? `.${name.text}() of events` : undefined;
}

/**
 * What in a test's text depends on its moment, as '12: Date.now()': the line, and what stands there. A unit test is given
 * its days as arguments, so there only the machine's clock counts.
 * @param {string} path
 * @param {string} text
 * @returns {string[]}
 */
export function dependsOnMoment(path, text) {
  const isUnitTest = /\.test\.tsx?$/.test(path);
  if (SOURCES.test(path) || (isUnitTest && setsTheClock(text))) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const what =
      clockRead(node) ?? (isUnitTest ? undefined : (dayWithYear(node) ?? eventByItsPlace(node, file)));
    if (what) found.push(`${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}: ${what}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** What is wrong between the files that are listed and what was found in each. */
export function differences(listed, found) {
  const grown = [...found].flatMap(([path, lines]) =>
    lines.length > 0 && !listed.includes(path) ? lines.map((line) => `${path}:${line}`) : [],
  );
  const mended = listed.filter((path) => !found.get(path)?.length);
  return { grown, mended };
}

function check() {
  const paths = globSync('tests/**/*.{test.ts,test.tsx,spec.ts}').concat(
    globSync('tests/support/**/*.{ts,tsx,mjs}'),
  );
  const found = new Map(
    paths.sort().map((path) => [path, dependsOnMoment(path, readFileSync(path, 'utf8'))]),
  );
  const dependent = [...found].flatMap(([path, lines]) => (lines.length > 0 ? [path] : []));
  const listed = existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : dependent;
  const { grown, mended } = differences(listed, found);
  if (process.argv.includes('--write')) {
    const left = listed.filter((path) => !mended.includes(path));
    writeFileSync(LIST, `${JSON.stringify(left, null, 2)}\n`);
    console.log(`${left.length} files depend on the moment at which they run`);
    return grown.length === 0;
  }
  for (const line of grown) console.error(`${line} depends on the moment of the run`);
  for (const path of mended) console.error(`${path} no longer does: node lab/checks/moments.mjs --write`);
  console.log(`${listed.length} files depend on the moment at which they run, ${grown.length} lines more`);
  return grown.length === 0 && mended.length === 0;
}

if (import.meta.main) process.exit(check() ? 0 : 1);
