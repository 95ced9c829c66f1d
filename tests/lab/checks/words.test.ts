import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const SCRIPT = resolve('lab/checks/words.mjs');
const GLOSSARY = `# Glossary

## Words that no name contains

| Not | But |
|---|---|
| picture, pictures | image |
| told | notified |

## Names that stay

| Name | Where | Why |
|---|---|---|
| \`wasTold\` | \`lib/mails/\` | It is stored |
`;
const STORED = 'export type Mail = { wasTold: boolean };\n';
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A small project whose names are in order, but for some files that are given. */
function projectWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'belize-words-'));
  folders.push(folder);
  const sound = { 'docs/glossary.md': GLOSSARY, 'lib/mails/mail.ts': STORED };
  for (const [path, text] of Object.entries({ ...sound, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const run = (folder: string) => spawnSync('node', [SCRIPT], { cwd: folder, encoding: 'utf8' });

describe('the check of words', () => {
  test('takes a stored name where the glossary lets it stay', () => {
    const { stderr, stdout, status } = run(projectWith({}));
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^\d+ names, 3 words that none contains, 0 problems\n$/);
    expect(status).toBe(0);
  });

  const refused = [
    ['a variable', 'lib/a.ts', 'const coverPicture = 1;', 'lib/a.ts:1: coverPicture'],
    ['a constant', 'worker/a.ts', '\nexport const MAX_PICTURES = 1;', 'worker/a.ts:2: MAX_PICTURES'],
    ['a function', 'scripts/a.mjs', 'function pictureOf() {}', 'scripts/a.mjs:1: pictureOf'],
    ['a type', 'lib/b.ts', 'export type PictureItem = string;', 'lib/b.ts:1: PictureItem'],
    ['a property', 'lib/c.ts', 'export type Item = { picture: string };', 'lib/c.ts:1: picture'],
    ['a private property', 'lib/d.ts', 'class Item { #picture = 1 }', 'lib/d.ts:1: picture'],
    ['a part of a pattern', 'lab/a.mjs', 'const { url: picture } = {};', 'lab/a.mjs:1: picture'],
    [
      'an import with another name',
      'app/a.ts',
      "import { image as picture } from 'x';",
      'app/a.ts:1: picture',
    ],
    ['a data attribute', 'app/b.tsx', 'const a = <i data-picture="" />;', 'app/b.tsx:1: data-picture'],
    [
      'a class',
      'components/a.module.css',
      '/* a */\n.card .picture {\n}',
      'components/a.module.css:2: picture',
    ],
    ['a custom property', 'app/c.css', ':root { --picture-width: 1px; }', 'app/c.css:1: picture-width'],
    ['a selector of data', 'app/d.css', 'li:has([data-picture]) { top: 0 }', 'app/d.css:1: data-picture'],
    ['a file', 'lib/told-mail.ts', '', 'lib/told-mail.ts: told-mail'],
    ['a folder', 'lib/pictures/a.ts', '', 'lib/pictures: pictures'],
    ['what is stored, elsewhere', 'lib/e.ts', STORED, 'lib/e.ts:1: wasTold'],
  ] as const;
  let found = '';
  beforeAll(() => {
    const { stderr, status } = run(
      projectWith(Object.fromEntries(refused.map(([, path, text]) => [path, text]))),
    );
    expect(status).toBe(1);
    found = stderr;
  });

  test.each(refused)('refuses a word of the glossary in the name of %s', (_, _path, _text, problem) => {
    expect(found).toContain(`${problem} has the word '`);
  });

  test('names each place once', () => {
    expect(found.trim().split('\n')).toHaveLength(refused.length);
  });

  test('has nothing to say of elements, texts, longer words and the names of packages', () => {
    const files = {
      'app/a.tsx': 'const a = <picture><img alt="" /></picture>;',
      'app/a.css': '.card picture { top: 0 }',
      'lib/a.ts': "// A picture.\nexport const LABEL = 'picture';\nexport const depictured = 1;",
      'lib/b.ts': "import { picture } from 'x';\nexport const image = picture.picture;",
    };
    expect(run(projectWith(files)).stderr).toBe('');
  });

  test('refuses a row for a name that is there no more', () => {
    const { stderr, status } = run(projectWith({ 'lib/mails/mail.ts': '' }));
    expect(stderr).toBe('docs/glossary.md: no name wasTold in lib/mails/ needs its row any more\n');
    expect(status).toBe(1);
  });

  test('fails where the glossary has no table', () => {
    const { stderr, status } = run(projectWith({ 'docs/glossary.md': '# Glossary\n' }));
    expect(stderr).toContain("docs/glossary.md has no table below 'Words that no name contains'");
    expect(status).toBe(1);
  });
});
