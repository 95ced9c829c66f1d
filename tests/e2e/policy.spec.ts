import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ENGINES, type Engine, type Size, type Tab } from '../support/engines/tab.ts';
import { expect, INSTALLED, INSTALLED_IN_WORDS, test } from '../support/engines/test.ts';
import { DESKTOP, MADE_ERROR, type Opened, PHONE, VIEWS } from '../support/engines/views.ts';
import { MOMENT_SHEET } from '../support/moment/site.ts';
import { type PolicyProxy, startPolicyProxy, type Violation } from '../support/sites/policy-proxy.ts';
import { runScript } from '../support/sites/run-node.ts';
import { type SiteServer, startSite } from '../support/sites/site-server.ts';
import { putInStore } from '../support/store/in-store.ts';

// Browsers report by themselves, to a proxy before the site, what the policy of a page forbids: what is measured does
// not depend on how a browser is driven.

const MODERATOR = 'ana@example.com';
const ASKED = 'BC-7K4M-92QX';
test.describe.configure({ mode: 'default' });

let site: SiteServer;
let proxy: PolicyProxy;
let stored: Pick<Opened, 'pending' | 'asked' | 'approved' | 'item'>;

const besideSite = () => ({
  DATA_DIR: site.dataDir,
  SITE_URL: proxy.url,
  MODERATOR_EMAILS: MODERATOR,
  DATABASE_URL: '',
});

test.beforeAll(async () => {
  site = await startSite({ env: { MODERATOR_EMAILS: MODERATOR, EVENTS_CSV_URL: MOMENT_SHEET } });
  proxy = await startPolicyProxy(site.url);
  const pending = await putInStore(site, {});
  stored = {
    pending: pending.path,
    asked: (await putInStore(site, { reference: ASKED })).path,
    item: `/moderate/items/${pending.id}`,
    approved: (await putInStore(site, { status: 'approved' })).path,
  };
  await runScript('scripts/moderator.mjs', ['ask', ASKED, 'Is the year right?'], besideSite());
});
test.afterAll(async () => {
  await proxy?.close();
  await site?.stop();
  const shown = INSTALLED.map((engine) => `${viewsIn(engine).length} views in ${engine}`);
  console.info(`Content security policy: ${shown.join(', ')} (${INSTALLED_IN_WORDS})`);
});

async function signInLink(): Promise<string> {
  const { output } = await runScript('scripts/moderator.mjs', ['sign-in', MODERATOR], besideSite());
  return output.trim();
}

const isControl = ({ blocked }: Violation) => /^http:\/\/control-\d+\.invalid/.test(blocked);

/** A page with scripts that were injected; a browser may report them once more, later, when other views are open. */
const INJECTED = '/advertise?injected=yes';
const isOfInjection = ({ page }: Violation) => page.endsWith(INJECTED);

/** Chromium shows every view; the others those that are marked for them. */
const viewsIn = (engine: Engine) =>
  VIEWS.filter(({ isForAllEngines }) => engine === 'chromium' || isForAllEngines);

let controls = 0;
/** Violates the policy by an image, and waits until the browser reports it: what happened before is reported then. */
async function expectReports(tab: Tab) {
  controls += 1;
  const address = `http://control-${controls}.invalid/`;
  await tab.evaluate((source) => {
    new Image().src = source;
  }, address);
  await expect
    .poll(() => proxy.violations.some(({ blocked }) => blocked && address.startsWith(blocked)), {
      message: 'the browser reports the control',
      intervals: [50],
    })
    .toBe(true);
}

test('every route, and every component that is loaded later, belongs to a view', () => {
  const routes = globSync('app/**/{page,layout,error,global-error,not-found,loading,template}.tsx');
  const later = globSync('components/**/*.{ts,tsx}').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\bimport\('(\.[^']+|#components\/[^']+)'\)/g)].map(
      ([, to = '']) => (to.startsWith('#') ? `${to.slice(1)}.tsx` : join(dirname(path), to)),
    ),
  );
  const shown = new Set(VIEWS.flatMap(({ shows }) => shows));
  expect([...shown].sort()).toEqual([...new Set([...routes, ...later])].sort());
});

for (const engine of ENGINES)
  test.describe(`in ${engine}`, { tag: engine === 'chromium' ? [] : '@all' }, () => {
    test.skip(!INSTALLED.includes(engine), `There is no ${engine} on this machine`);

    test('an injected script is reported and does not run, and eval in a script of the site is reported', async ({
      openTab,
    }) => {
      const tab = await openTab(engine);
      proxy.replies.set('/evaluating.js', {
        status: 200,
        type: 'text/javascript',
        body: 'try { eval("window.evaluated = true") } catch {}; window.ran = true',
      });
      proxy.inject(
        '/advertise',
        '<script>window.injected = true</script><script src="/evaluating.js"></script>',
      );
      const before = proxy.violations.length;
      await tab.open(proxy.url + INJECTED);
      await tab.until(() => 'ran' in window);
      expect(await tab.evaluate(() => ['injected' in window, 'evaluated' in window])).toEqual([false, false]);
      await expect
        .poll(() => {
          const found = proxy.violations.slice(before);
          return new Set(
            found.map(({ directive, blocked }) => `${directive.replace('-elem', '')} ${blocked}`),
          );
        })
        .toEqual(new Set(['script-src eval', 'script-src inline']));
      proxy.inject('/advertise', '');
    });

    test('no view violates the content security policy or throws an error', async ({ openTab }) => {
      // Forty pages, also on a busy machine.
      test.setTimeout(480_000);
      const tab = await openTab(engine);
      const opened: Opened = { tab, proxy, signInLink: await signInLink(), ...stored };
      const problems: string[] = [];
      let size: Size | undefined;
      await tab.open(`${proxy.url}/offline`);
      for (const view of viewsIn(engine))
        await test.step(view.name, async () => {
          const [violations, errors] = [proxy.violations.length, proxy.errors.length];
          if (size !== (view.size ?? DESKTOP)) {
            size = view.size ?? DESKTOP;
            await tab.resize(size);
            await tab.evaluate(
              (theme) => localStorage.setItem('theme', theme),
              size === PHONE ? 'light' : 'dark',
            );
          }
          await view.open(opened);
          await expectReports(tab);
          problems.push(
            ...proxy.violations
              .slice(violations)
              .filter((violation) => !isControl(violation) && !isOfInjection(violation))
              .map(
                ({ page, directive, blocked, source }) =>
                  `${view.name}: ${directive} ${blocked} on ${page} ${source}`,
              ),
            ...proxy.errors
              .slice(errors)
              .filter((error) => !error.includes(MADE_ERROR))
              .map((error) => `${view.name}: ${error}`),
          );
        });
      expect(problems).toEqual([]);
    });
  });
