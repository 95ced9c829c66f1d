import { spawnSync } from 'node:child_process';

test('what is derived from the table of categories is up to date, and every category has its poster', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/categories.mjs', '--check'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
