import { spawnSync } from 'node:child_process';

test('the inline scripts are those that their modules and rules compile to', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/inline-scripts.mjs', '--check'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
