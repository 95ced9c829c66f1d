import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a module's text in a process of its own, as the command line runs the site's code; resolves when it ends. */
export function runNode(
  source: string,
  env: Record<string, string> = {},
): Promise<{ status: number | null; output: string; errors: string }> {
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', '--no-warnings', '--input-type=module', '--eval', source],
    { cwd: projectFolder, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  return new Promise((resolve) => {
    child.once('close', (status) => resolve({ status, output, errors }));
  });
}
