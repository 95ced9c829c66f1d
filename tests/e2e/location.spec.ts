import { headerSearch } from '../support/browser/search-fields.ts';
import { shownCards } from '../support/browser/shown-cards.ts';
import { type BrowserContext, expect, type Page, test } from '../support/browser/strong-device.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';

test.use({ baseURL: MOMENT_SITE });

const THINGS_TO_DO = '/things-to-do-in-belize';
const DANGRIGA = { latitude: 16.9693, longitude: -88.222 };
const LONG_BEACH = { latitude: 33.7701, longitude: -118.1937 };
const AT_SEA = { latitude: 16.2, longitude: -84.5 };

const count = (page: Page) => page.locator('#events').getByRole('status').first();
const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'ear you' });
const locationRequests = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset.asked ?? 0));

/**
 * Counts how often the page asks where exactly it is, since it was loaded. The weather, which asks by itself only where
 * it may, is content with less.
 */
async function countLocationRequests(page: Page) {
  await page.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...question) => {
      const { dataset } = document.documentElement;
      const isExact = question[2]?.enableHighAccuracy === true;
      if (isExact) dataset.asked = String(Number(dataset.asked ?? 0) + 1);
      ask(...question);
    };
  });
}

async function standAt(context: BrowserContext, position: { latitude: number; longitude: number }) {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(position);
}

/** Waits until the page would have requested the location: it has loaded and is idle. */
async function rest(page: Page) {
  await page.waitForLoadState('load');
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => setTimeout(done, 1_500), { timeout: 3_000 })),
  );
}

/** Presses once the script is there: before, the link leads to all places. */
async function clickNearMe(page: Page, within: string) {
  const link = page.locator(within).getByRole('link', { name: 'Near me' });
  await expect(link).toHaveAttribute('aria-busy', 'false');
  // Asked anew each time: React may put another element in its place.
  await expect
    .poll(() => link.evaluate((near) => Object.keys(near).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await link.click();
}

test.describe('on a phone', { tag: '@phone-only' }, () => {
  test('the location is detected automatically and its events are offered; the list does not change', async ({
    page,
    context,
  }) => {
    await standAt(context, DANGRIGA);
    await countLocationRequests(page);
    await page.goto(THINGS_TO_DO);
    await expect(offer(page)).toHaveText(/^Near you: DangrigaShow \d+ eventsNot now$/);
    await expect(page).toHaveURL(THINGS_TO_DO);
    await expect(count(page)).toHaveText(/^\d+ events to come$/);
    await expect(
      page.locator('select[name="city"] option').filter({ hasText: /^Near me: Dangriga/ }),
    ).toBeAttached();

    await page.reload();
    await rest(page);
    expect(await locationRequests(page)).toBe(0);
    await expect(offer(page)).toBeHidden();
    await expect(
      page.locator('select[name="city"] option').filter({ hasText: /^Near me: Dangriga/ }),
    ).toBeAttached();
  });

  test('the offer leads to the events there, and can be declined', async ({ page, context }) => {
    await standAt(context, DANGRIGA);
    await page.goto('/');
    await page.getByRole('link', { name: /^Show \d+ events$/ }).click();
    await expect(page).toHaveURL('/?city=dangriga#events');
    await expect(count(page)).toHaveText(/^\d+ events in Dangriga and \d+ nearby$/);
    await expect(count(page)).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Place: Dangriga' })).toBeVisible();

    await page.evaluate(() => sessionStorage.clear());
    await page.goto(THINGS_TO_DO);
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(offer(page)).toBeHidden();
    await expect(page).toHaveURL(THINGS_TO_DO);
  });

  test('a denied permission is remembered: the location is requested again only on a click', async ({
    page,
  }) => {
    await countLocationRequests(page);
    await page.goto('/');
    await expect.poll(() => locationRequests(page)).toBe(1);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('location-permission'))).toBe('no');
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await rest(page);
    expect(await locationRequests(page)).toBe(0);
    await clickNearMe(page, '#home');
    await expect(page.getByRole('dialog', { name: 'Location permission denied' })).toBeVisible();
    expect(await locationRequests(page)).toBe(1);
  });

  test('an address with a place does not request the location', async ({ page, context }) => {
    await standAt(context, DANGRIGA);
    await countLocationRequests(page);
    await page.goto(`${THINGS_TO_DO}?city=corozal`);
    await expect(count(page)).toHaveText(/in Corozal/);
    await rest(page);
    expect(await locationRequests(page)).toBe(0);
    await expect(page).toHaveURL(`${THINGS_TO_DO}?city=corozal`);
  });

  test('the loading screen says that nearby events are being found', async ({ page }) => {
    // Shown for two seconds at most, so it is recorded when it happens.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const root = document.documentElement;
        if (root?.hasAttribute('data-locating')) Object.assign(window, { wasTold: true });
      }).observe(document, { attributes: true, attributeFilter: ['data-locating'], subtree: true });
    });
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveAttribute('data-locating');
    expect(await page.evaluate(() => 'wasTold' in window)).toBe(true);
  });
});

test('a desktop never requests the location automatically', async ({ page, context }) => {
  await standAt(context, DANGRIGA);
  await countLocationRequests(page);
  for (const path of ['/', THINGS_TO_DO]) {
    await page.goto(path);
    await rest(page);
    expect(await locationRequests(page)).toBe(0);
  }
});

test('pages without a list never request the location', { tag: '@phone-only' }, async ({ page, context }) => {
  await standAt(context, DANGRIGA);
  await countLocationRequests(page);
  await page.goto(THINGS_TO_DO);
  const event = await shownCards(page, '#events').first().getAttribute('href');
  await page.evaluate(() => sessionStorage.clear());
  for (const path of [event ?? '', '/submit-event', '/advertise']) {
    await page.goto(path);
    await rest(page);
    expect(await locationRequests(page)).toBe(0);
  }
});

test('Near me leads to the events of the visitor’s place', async ({ page, context }) => {
  await standAt(context, DANGRIGA);
  await page.goto('/');
  await clickNearMe(page, '#home');
  await expect(page).toHaveURL('/?city=dangriga#events');
  await expect(count(page)).toHaveText(/^\d+ events in Dangriga and \d+ nearby$/);

  // The tile retains the other filters; a second click shows the list again.
  await page.goto(`${THINGS_TO_DO}?category=cultural`);
  await clickNearMe(page, '#places');
  await expect(page).toHaveURL(`${THINGS_TO_DO}?category=cultural&city=dangriga#events`);
  await expect(count(page)).toHaveText(/in Dangriga/);
  await expect(
    page.getByRole('combobox', { name: 'Place', exact: true }).locator('option:checked'),
  ).toHaveText(/^Near me: Dangriga \(\d+\)$/);
});

test('Near me and the search of the header stay where a category has too few events for a page', async ({
  page,
  context,
}) => {
  const path = `${THINGS_TO_DO}/workshop`;
  await standAt(context, DANGRIGA);
  await page.goto(path);
  await clickNearMe(page, '#places');
  await expect(page).toHaveURL(`${path}?city=dangriga#events`);
  await expect(count(page)).toHaveText(/in Dangriga/);
  await headerSearch(page).fill('drums');
  await headerSearch(page).press('Enter');
  await expect(page).toHaveURL(`${path}?city=dangriga&q=drums#events`);
});

test('in Los Angeles Near me leads to the events there', async ({ page, context }) => {
  await standAt(context, LONG_BEACH);
  await page.goto(THINGS_TO_DO);
  await clickNearMe(page, '#events');
  await expect(page).toHaveURL(`${THINGS_TO_DO}?city=los-angeles#events`);
  await expect(count(page)).toHaveText(/in Los Angeles/);
});

test('far from all places Near me says so and offers the places', async ({ page, context }) => {
  await standAt(context, AT_SEA);
  await page.goto('/');
  await clickNearMe(page, '#home');
  const dialog = page.getByRole('dialog', { name: 'You seem to be far from Belize' });
  await dialog.getByRole('link', { name: 'Corozal' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/?city=corozal#events');
  await expect(count(page)).toHaveText(/in Corozal/);
  // Chosen by hand, so it stays.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('visitor-location')))
    .toMatch(/"city":"corozal","confidence":"high","source":"manual"/);
});

test('a location request times out after 5 s, and a later position is still used', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      const coords = { latitude: 16.9693, longitude: -88.222 };
      Object.assign(window, { answerNow: () => found({ coords } as GeolocationPosition) });
    };
  });
  await page.clock.install();
  await page.goto('/');
  await clickNearMe(page, '#home');
  await page.waitForFunction(() => 'answerNow' in window);
  await page.clock.fastForward(5_000);
  const dialog = page.getByRole('dialog', { name: 'Location detection timeout' });
  await expect(dialog).toBeVisible();
  await page.evaluate(() => (window as unknown as { answerNow: () => void }).answerNow());
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/?city=dangriga#events');
});

const BROKEN = {
  'Geolocation not supported': () => {
    Reflect.deleteProperty(Navigator.prototype, 'geolocation');
  },
  'Failed to detect location': () => {
    Object.defineProperty(Navigator.prototype, 'geolocation', {
      get() {
        throw new Error('broken');
      },
    });
  },
};
for (const [error, breakIt] of Object.entries(BROKEN))
  test(`after “${error}” the page works, and a place can be chosen by hand`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.addInitScript(breakIt);
    await page.goto(THINGS_TO_DO);
    await clickNearMe(page, '#places');
    const dialog = page.getByRole('dialog', { name: error });
    await dialog.getByRole('link', { name: 'All of Belize' }).click();
    await expect(page).toHaveURL(`${THINGS_TO_DO}#events`);
    await expect(count(page)).toHaveText(/^\d+ events to come$/);
    expect(problems).toEqual([]);
  });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of ['/', THINGS_TO_DO])
    test(`Near me, which needs one, is not shown on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText('Near me').first()).toBeAttached();
      await expect(page.getByText('Near me').filter({ visible: true })).toHaveCount(0);
    });
});
