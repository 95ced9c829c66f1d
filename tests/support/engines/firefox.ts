import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.mjs';
import { systemFirefox } from '../../../scripts/other-browsers.mjs';
import { endProcess, endWithUs } from './end-process.ts';
import { newMarionetteSession, type Session } from './web-driver.ts';

/** With Marionette, Firefox itself switches off updates, first-run pages and most of what calls home. */
const PREFERENCES = {
  // A question for the location would wait for an answer for ever.
  'permissions.default.geo': 2,
  // Without a network, this machine is out of reach as well.
  'network.disable-localhost-when-offline': true,
  // Whatever the desktop of the machine says.
  'ui.prefersReducedMotion': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
};

/**
 * Deletes cookies and permissions; the script of a browser has its services. Storage, caches and service workers belong
 * to a site's port, which the next site does not have; deleting them could wait for a worker that is busy.
 */
const FORGET = `
  const done = arguments[arguments.length - 1];
  const { CLEAR_COOKIES, CLEAR_PERMISSIONS } = Ci.nsIClearDataService;
  Services.io.offline = false;
  Services.clearData.deleteData(CLEAR_COOKIES | CLEAR_PERMISSIONS, { onDataDeleted: () => done() });
`;
const SET_OFFLINE = `
  Services.io.offline = arguments[0];
  arguments[arguments.length - 1]();
`;

export type Firefox = {
  /** Its only session. */
  session: Session;
  /** Opens an empty tab in the place of the present one, and forgets cookies and permissions. */
  forget: () => Promise<void>;
  setOffline: (isOffline: boolean) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts the system's Firefox with a new profile and without a window; throws where it is not installed. */
export async function startFirefox(): Promise<Firefox> {
  const program = systemFirefox();
  if (!program) throw new Error('There is no Firefox');
  const profile = await mkdtemp(join(tmpdir(), 'belize-firefox-'));
  const port = await freePort();
  const preferences = Object.entries({ ...PREFERENCES, 'marionette.port': port });
  await writeFile(
    join(profile, 'user.js'),
    preferences.map(([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});`).join('\n'),
  );
  const options = ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access'];
  const child = spawn(program, [...options, '--profile', profile], {
    env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
    stdio: 'ignore',
    detached: true,
  });
  endWithUs(child);
  const { session, inBrowser } = await newMarionetteSession(port);
  return {
    session,
    forget: async () => {
      await session.openFreshTab();
      await inBrowser(FORGET);
    },
    setOffline: async (isOffline) => {
      await inBrowser(SET_OFFLINE, [isOffline]);
    },
    stop: async () => {
      await endProcess(child);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
