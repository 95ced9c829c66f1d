import { BROWSING } from '../support/engines/journeys/browsing.ts';
import { EVENT } from '../support/engines/journeys/event.ts';
import { SENDING } from '../support/engines/journeys/sending.ts';
import { ENGINES } from '../support/engines/tab.ts';
import { expect, INSTALLED, INSTALLED_IN_WORDS, test } from '../support/engines/test.ts';
import { DESKTOP } from '../support/engines/views.ts';
import { MOMENT_SHEET } from '../support/moment/site.ts';
import { startPolicyProxy } from '../support/sites/policy-proxy.ts';
import { type SiteServer, startSite } from '../support/sites/site-server.ts';

// What an engine does in its own way: history, focus, dialogs, storage, clipboard, files, layout and service workers.
// Chromium is the browser of all other journeys.
const JOURNEYS = [...BROWSING, ...EVENT, ...SENDING];
const OTHERS = ENGINES.filter((engine) => engine !== 'chromium');

// One site for all of them.
test.describe.configure({ mode: 'default' });
let site: SiteServer;

test.beforeAll(async () => {
  site = await startSite({ env: { EVENTS_CSV_URL: MOMENT_SHEET } });
});
test.afterAll(async () => {
  await site?.stop();
  console.info(`${JOURNEYS.length} journeys in the others of ${INSTALLED_IN_WORDS}`);
});

for (const engine of OTHERS)
  test.describe(`in ${engine}`, () => {
    test.skip(!INSTALLED.includes(engine), `There is no ${engine} on this machine`);

    for (const { title, size = DESKTOP, isForEachChange, make } of JOURNEYS)
      test(title, { tag: isForEachChange ? [] : '@all' }, async ({ openTab }) => {
        // An address of its own: no journey finds what another one has stored. It also hears of errors.
        const proxy = await startPolicyProxy(site.url);
        try {
          const tab = await openTab(engine);
          await tab.resize(size);
          await make({ tab, proxy, site });
          expect([...proxy.errors, ...proxy.violations]).toEqual([]);
        } finally {
          await proxy.close();
        }
      });
  });
