// A moderator who is signed in to a running site.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { formRequest } from './client.mjs';
import { projectFolder } from './site.mjs';

/** MODERATOR_EMAILS of the site. */
export const MODERATOR = 'moderator@example.com';
const NETWORK = '10.5.1.1';
const COMMAND = ['--conditions=react-server', '--no-warnings', 'scripts/moderator.mjs', 'sign-in', MODERATOR];

/** Signs in with a link of the command line; resolves to the headers of the session. Throws when that fails. */
export async function signIn(client, env) {
  const child = spawn(process.execPath, COMMAND, {
    cwd: projectFolder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const [, token] = /\/moderate\/sign-in\?token=([\w.-]+)/.exec(output) ?? [];
  if (!token) throw new Error('The command line made no link to sign in');
  const headers = { 'X-Forwarded-For': NETWORK };
  const opened = await client.askOnce(formRequest('/api/moderate/session', { token }, headers));
  const [cookie] = String(opened.headers['set-cookie'] ?? '').split(';');
  if (!cookie) throw new Error(`The session did not open: ${opened.status}`);
  return { Cookie: cookie, ...headers };
}
