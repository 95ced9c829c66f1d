import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { SESSION_COOKIES } from '#lib/submissions/moderation/sign-in/session-cookies';
import { beginSession } from '../store/in-store.ts';
import type { SiteServer } from './site-server.ts';

/** The moderator of the sites here, which are started with this as MODERATOR_EMAILS. */
export const MODERATOR = 'ana@example.com';

const MODERATOR_PROGRAM = [
  '--conditions=react-server',
  '--disable-warning=ExperimentalWarning',
  'scripts/moderator.mjs',
];

/** Runs a program with the settings and the time of a running site, and returns what it prints. Throws when it fails. */
export const runBeside = (
  { dataDir, url, clock }: SiteServer,
  program: string,
  words: readonly string[],
): string =>
  execFileSync(program, words, {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      SITE_URL: url,
      MODERATOR_EMAILS: MODERATOR,
      DATABASE_URL: '',
      ...clock,
    },
    encoding: 'utf8',
  }).trim();

/** What `npm run moderator` prints beside a running site. Not by npm itself, whose start costs as much again. */
export const moderatorCommand = (site: SiteServer, ...words: string[]): string =>
  runBeside(site, process.execPath, MODERATOR_PROGRAM.concat(words));

/** Signs the moderator in by a link of the command line. */
export async function signInByLink(page: Page, site: SiteServer): Promise<void> {
  await page.goto(moderatorCommand(site, 'sign-in', MODERATOR));
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${site.url}/moderate`);
}

/** Opens the queue as the moderator, with a session that has begun in the store. */
export async function signIn(page: Page, site: SiteServer): Promise<void> {
  const value = await beginSession(site, MODERATOR);
  await page.context().addCookies([{ name: SESSION_COOKIES.plain, value, url: site.url }]);
  await page.goto(`${site.url}/moderate`);
  await expect(page).toHaveURL(`${site.url}/moderate`);
}
