import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { allowedDifferences } from '../../../scripts/compare/allowed.mjs';
import { failure } from '../../../scripts/compare/failure.mjs';
import { differencesOf, reportOn } from '../../../scripts/compare/report.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compare-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function allowing(entries: object[]) {
  const path = join(folder, 'allowed.json');
  writeFileSync(path, JSON.stringify(entries));
  return allowedDifferences(path);
}

const before = new Map([
  ['page /', ['<h1>"Hello"</h1>']],
  ['gone', ['text']],
]);
const after = new Map([['page /', ['<h1>"Hi"</h1>']]]);
const differences = () => differencesOf(before, after);

test('a difference that no entry allows counts as unexpected', () => {
  const { text, unexpected } = reportOn(differences(), allowing([]), 2);
  expect(unexpected).toBe(2);
  expect(text).toContain('## page /\n- <h1>"Hello"</h1>\n+ <h1>"Hi"</h1>');
  expect(text).toContain('- (only the version before has this)');
});

test('a record that could not be made is a difference, even where both versions fail in the same way', () => {
  const record = new Map([['page /', [failure('The page has no form')]]]);
  expect(differencesOf(record, record).get('page /')).toEqual(['- not recorded: The page has no form']);
});

test('an intended difference is listed with its reason and does not count', () => {
  const reason = 'The greeting is shorter.';
  const allowed = allowing([
    { where: 'page *', line: '* <h1>"H*', reason },
    { where: 'gone', line: '*', reason: 'Its page was removed.' },
  ]);
  const { text, unexpected } = reportOn(differences(), allowed, 2);
  expect(unexpected).toBe(0);
  expect(text).toContain(`2 × page * | * <h1>"H*: ${reason}`);
});

test('a difference that several records have is shown once, under all their names', () => {
  const same = new Map(['one', 'two'].map((name) => [name, ['- old', '+ new']]));
  const { text, unexpected } = reportOn(same, allowing([]), 2);
  expect(unexpected).toBe(2);
  expect(text).toContain('## one\n## two\n- old\n+ new');
});

test('the report names entries that no longer match a difference', () => {
  const allowed = allowing([{ where: 'page /other', line: '*', reason: 'It was changed long ago.' }]);
  expect(reportOn(new Map(), allowed, 2).text).toContain('NOT FOUND');
});

test('an entry without a reason is refused', () => {
  expect(() => allowing([{ where: '*', line: '*', reason: '' }])).toThrow();
});
