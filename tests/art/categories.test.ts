import { spawnSync } from 'node:child_process';

test('the files derived from the table of categories are up to date, and every category has a poster', () => {
  const { status, stderr } = spawnSync(process.execPath, ['art/scripts/categories.mjs', '--check'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
