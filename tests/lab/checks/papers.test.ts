import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';

const SCRIPT = resolve('lab/checks/papers.mjs');
const DECISION =
  'Date: 2026-11-21. Status: accepted.\n\n**Context.** A\n\n**Decision.** B\n\n**Consequence.** C\n';
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A small project whose papers have nothing wrong, but for some files that are given. */
function projectWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'belize-papers-'));
  folders.push(folder);
  const sound = {
    'package.json': '{"dependencies":{"zod":"4.6.7"}}',
    '.env.example': 'SITE_URL=\n# PORT=3000\n',
    'lib/server/env.server.ts': 'const schema = z.object({\n  SITE_URL: text,\n  PORT: number,\n});',
    'README.md': '# Guide\n\n[Operations](docs/operations.md#every-variable), `lib/server/`\n',
    'docs/operations.md':
      '# Operations\n\n## Every variable\n\n| Variable |\n|---|\n| `SITE_URL`, `PORT` | x |\n\n[1](decisions/0001-one.md) [2](decisions/0002-two.md) [3](decisions/0003-packages.md)\n',
    'docs/decisions/0003-packages.md': `${DECISION}\n\`zod\`\n`,
    'docs/decisions/0001-one.md': DECISION,
    'docs/decisions/0002-two.md': DECISION,
  };
  for (const [path, text] of Object.entries({ ...sound, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const run = (folder: string, ...args: string[]) =>
  spawnSync('node', [SCRIPT, ...args], { cwd: folder, encoding: 'utf8' });

describe('the check of the papers', () => {
  test('finds no problem in correct papers', () => {
    const { stderr, stdout, status } = run(projectWith({}));
    expect(stderr).toBe('');
    expect(stdout).toBe('5 papers, 0 commands, 0 problems\n');
    expect(status).toBe(0);
  });

  test.each([
    [
      'a README of 131 lines',
      { 'README.md': '[x](docs/operations.md)\n'.repeat(131) },
      'README.md has 131 lines',
    ],
    [
      'a path that is not there',
      { 'README.md': '[x](docs/operations.md) `lib/none/rule.ts`' },
      'README.md: there is no lib/none/rule.ts',
    ],
    [
      'a paper that nothing links to',
      { 'docs/lost.md': '# Lost' },
      'docs/lost.md is linked from no other paper',
    ],
    [
      'a variable that the table lacks',
      { 'lib/server/env.server.ts': 'z.object({\n  SITE_URL: x,\n  PORT: x,\n  SMTP_URL: x,\n})' },
      'docs/operations.md does not name SMTP_URL',
    ],
    [
      'a variable that nothing reads',
      { '.env.example': 'SITE_URL=\n# PORT=\nOLD_NAME=\n' },
      'lib/server/env.server.ts does not name OLD_NAME',
    ],
    [
      'a package without a reason',
      { 'package.json': '{"devDependencies":{"jest":"30.5.2"}}' },
      'docs/decisions/0003-packages.md does not name the package jest',
    ],
    [
      'a decision without a consequence',
      { 'docs/decisions/0002-two.md': DECISION.replace('Consequence', 'Result') },
      'docs/decisions/0002-two.md has no **Consequence.**',
    ],
    [
      'a gap in the numbers of decisions',
      { 'README.md': '[x](docs/decisions/0005-five.md)', 'docs/decisions/0005-five.md': DECISION },
      'docs/decisions/0005-five.md: the next number is 0004',
    ],
    [
      'a decision without a page that code names',
      { 'lib/time/rule.ts': '/** Half a rule. Decision 2 says why. */\n// Decision 4 says why.\n' },
      'lib/time/rule.ts: there is no decision 4',
    ],
    [
      'a decision without a page that a paper names',
      { 'README.md': '[x](docs/operations.md) (decision 4)' },
      'README.md: there is no decision 4',
    ],
    [
      'a journey that the page of tests does not name',
      {
        'README.md': '[x](docs/operations.md) [y](docs/tests.md)',
        'docs/tests.md': '# Tests\n\n`list.spec.ts`\n',
        'tests/e2e/list.spec.ts': '',
        'tests/e2e/search.spec.ts': '',
      },
      'docs/tests.md does not say what search.spec.ts is for',
    ],
    [
      'a journey that is named and gone',
      {
        'README.md': '[x](docs/operations.md) [y](docs/tests.md)',
        'docs/tests.md': '# Tests\n\n`list.spec.ts`\n',
      },
      'docs/tests.md: there is no journey list.spec.ts',
    ],
    [
      'a command that CI does not run',
      { 'README.md': '[x](docs/operations.md)\n\n```sh\nnpm run nothing # as ever\n```\n' },
      'CI does not run this command: npm run nothing',
    ],
  ])('refuses %s', (_, files, problem) => {
    const { stderr, status } = run(projectWith(files));
    expect(stderr).toContain(problem);
    expect(status).toBe(1);
  });

  test('runs the commands that match --only, and reports how many passed', () => {
    const folder = projectWith({
      'README.md': '[x](docs/operations.md) `node scripts/inline-scripts.mjs` `npm run format`',
      'scripts/inline-scripts.mjs': '',
    });
    const report = join(folder, 'report.json');
    const { stdout } = run(folder, '--commands', '--only', 'inline-scripts', '--report', report);
    expect(stdout).toContain('ok     node scripts/inline-scripts.mjs');
    expect(stdout).not.toContain('format');
    expect(JSON.parse(readFileSync(report, 'utf8'))).toEqual({ passed: 2, failed: 0 });
  });

  test('fails when a command fails', () => {
    const folder = projectWith({
      'README.md': '[x](docs/operations.md) `node scripts/inline-scripts.mjs`',
      'scripts/inline-scripts.mjs': 'process.exit(1);',
    });
    expect(run(folder, '--commands').status).toBe(1);
  });
});

describe('remark, as npm run lint runs it,', () => {
  const { remarkConfig } = JSON.parse(readFileSync('package.json', 'utf8'));
  const REMARK = resolve('node_modules/.bin/remark');
  // That folder has no packages.
  const PLUGIN = resolve('node_modules/remark-validate-links/index.js');
  const check = (readme: string) =>
    spawnSync(REMARK, ['--quiet', '--frail', '--no-stdout', '--no-color', 'README.md', 'docs'], {
      cwd: projectWith({
        'README.md': readme,
        'package.json': JSON.stringify({ remarkConfig: { plugins: [[PLUGIN, remarkConfig.plugins[0][1]]] } }),
      }),
      encoding: 'utf8',
    });

  test('finds nothing wrong in links that lead to files and headings', () => {
    const { status, stderr } = check('# Guide\n\n[a](docs/operations.md#every-variable) [b](#guide)\n');
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test.each([
    ['a link that leads nowhere', '[y](docs/none.md)', 'Cannot find file `docs/none.md`'],
    ['an anchor without a heading', '[x](docs/operations.md#none)', 'Cannot find heading for `#none`'],
    ['an anchor that the paper itself lacks', '[x](#none)', 'Cannot find heading for `#none`'],
  ])('refuses %s', (_, readme, problem) => {
    const { status, stderr } = check(readme);
    expect(stderr).toContain(problem);
    expect(status).toBe(1);
  });
});
