import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const COMPONENTS = join(__dirname, '../../../../components');
const filesIn = (folder: string) =>
  readdirSync(join(COMPONENTS, folder))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name));

test('what only landing pages show is rendered by the server alone, without a client component of its own', () => {
  const files = ['landing', 'pages/landing'].flatMap(filesIn);
  expect(files.length).toBeGreaterThan(5);
  const ofBrowser = (file: string) =>
    /^['"]use client['"]/m.test(readFileSync(join(COMPONENTS, file), 'utf8'));
  expect(files.filter(ofBrowser)).toEqual([]);
});
