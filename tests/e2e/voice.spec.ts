import { expectNoViolations, expectNoViolationsInBothThemes } from '../support/browser/no-violations.ts';
import { listSearch } from '../support/browser/search-fields.ts';
import { expect, type Page, test } from '../support/browser/strong-device.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';

test.use({ baseURL: MOMENT_SITE });

const THINGS_TO_DO = '/things-to-do-in-belize';

/** Removes the browser's speech recognition, or replaces it by one that throws, or that recognises what `hear` says. */
async function recognizer(page: Page, kind: 'none' | 'throws' | 'hears') {
  await page.addInitScript((wanted) => {
    Reflect.deleteProperty(window, 'SpeechRecognition');
    Reflect.deleteProperty(window, 'webkitSpeechRecognition');
    if (wanted === 'none') return;
    class Fake {
      onresult?: (event: unknown) => void;
      constructor() {
        if (wanted === 'throws') throw new Error('Not in this context');
      }
      start() {
        Object.assign(window, { recognizer: this });
      }
      stop() {}
      abort() {}
    }
    Object.assign(window, { webkitSpeechRecognition: Fake });
  }, kind);
}

async function hear(page: Page, transcript: string, isFinal: boolean) {
  await page.waitForFunction(() => 'recognizer' in window);
  await page.evaluate(
    ([words, final]) => {
      const { recognizer } = window as unknown as { recognizer: { onresult?: (event: unknown) => void } };
      recognizer.onresult?.({ results: [Object.assign([{ transcript: words }], { isFinal: final })] });
    },
    [transcript, isFinal] as const,
  );
}

async function open(page: Page) {
  const button = page.getByRole('banner').getByRole('button', { name: 'Ask the guide' });
  if (!(await button.isVisible()))
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await button.click();
  const dialog = page.getByRole('dialog', { name: /^(Ask the guide|Pregunte a la guía)$/ });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a typed question sets the filters, shows an answer, and leads to the list', async ({ page }) => {
  await page.goto('/');
  const dialog = await open(page);
  await dialog.getByLabel('Your question').fill('parades in dan griga');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status').first()).toHaveText(/^I found \d+ parades? in Dangriga/);
  await expect(page).toHaveURL('/?q=Voice%3A+Parade%2C+Dangriga&category=parade&city=dangriga#events');
  await dialog.getByRole('link', { name: /^Show/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('#found')).toBeFocused();
  await expect(page.locator('#found').getByRole('status')).toHaveText(/^\d+ events? in Dangriga/);
  await expect(page.locator('#found')).toBeInViewport();
  const field = listSearch(page);
  await expect(field).toHaveValue('Voice: Parade, Dangriga');

  // Another choice makes the assistant's text untrue; a letter typed into it makes it a search.
  await page.getByRole('combobox', { name: /^Place/ }).selectOption('');
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL(/\?category=parade$/);
});

test('only the quoted part of a question is searched', async ({ page }) => {
  await page.goto(`${THINGS_TO_DO}?q=${encodeURIComponent('Voice: “lobsterfest”')}`);
  await expect(page.locator('#found').getByRole('status')).toHaveText(/^\d+ events for “lobsterfest”$/);
  await page.goto(`${THINGS_TO_DO}?q=Voice+search+completed`);
  await expect(page.locator('#found').getByRole('status')).toHaveText(/^\d+ events to come$/);
});

test('a spoken question is answered the same way', async ({ page }) => {
  await recognizer(page, 'hears');
  await page.goto(THINGS_TO_DO);
  const dialog = await open(page);
  await expect(dialog.getByText(/Chrome sends it to Google/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Speak', exact: true }).click();
  await hear(page, 'lobsterf', false);
  await expect(dialog.getByText('“lobsterf”')).toBeVisible();
  await hear(page, 'lobsterfest in Caye Caulker', true);
  // A celebration is answered by when it is, then by what the calendar has of it at the place that was asked for.
  await expect(dialog.getByRole('status').first()).toHaveText(
    /^Lobsterfest is .+ Next: Caye Caulker Lobsterfest on /,
  );
  await dialog
    .getByRole('link', { name: /Caye Caulker Lobsterfest/ })
    .first()
    .click();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('heading', { name: /Lobsterfest/ })
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/events\/.*city=caye-caulker/);
});

test('on a slow connection an event of the answer still opens as a dialog over the list', async ({
  page,
}) => {
  // What the server would be asked for the list itself does not arrive while the event is chosen.
  await page.route(/things-to-do-in-belize\?.*_rsc=/, () => {});
  await page.goto(THINGS_TO_DO);
  const dialog = await open(page);
  await dialog.getByLabel('Your question').fill('lobsterfest in Caye Caulker');
  await page.keyboard.press('Enter');
  await dialog
    .getByRole('link', { name: /Caye Caulker Lobsterfest/ })
    .first()
    .click();
  const event = page.getByRole('dialog').getByRole('heading', { name: /Lobsterfest/ });
  await expect(event.first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/things-to-do-in-belize\?.*city=caye-caulker/);
});

test('a second question leans on the first, and a question for another page leads there', async ({
  page,
}) => {
  await page.goto(THINGS_TO_DO);
  const dialog = await open(page);
  const ask = async (question: string) => {
    await dialog.getByLabel('Your question').fill(question);
    await page.keyboard.press('Enter');
  };
  const said = dialog.getByRole('status').first();
  await ask('parades in Dangriga');
  await expect(said).toHaveText(/^I found \d+ parades? in Dangriga/);
  await ask('and in Corozal?');
  await expect(said).toHaveText(/^I found \d+ parades? in Corozal/);
  await expect(said).toContainText('I kept what you looked for from your last question.');
  await ask('is there a lobster festival');
  await expect(said).toHaveText(/^Lobsterfest is .+ Next: .*Lobsterfest.*; and .*Lobsterfest/);
  await ask('how do I submit an event?');
  await expect(said).toContainText('Submit Event');
  await dialog.getByRole('link', { name: 'Submit Event' }).click();
  await expect(page).toHaveURL(/\/submit-event$/);
});

test('without speech recognition there is no microphone button, and typed questions are answered, in Spanish too', async ({
  page,
}) => {
  await recognizer(page, 'none');
  await page.goto('/submit-event');
  const dialog = await open(page);
  await expect(dialog.getByRole('button', { name: 'Speak', exact: true })).toHaveCount(0);
  await dialog.getByText('Español').click();
  await dialog.getByLabel('Su pregunta').fill('desfiles en San Pedro');
  await dialog.getByRole('button', { name: 'Preguntar' }).click();
  await expect(dialog.getByRole('status').first()).toHaveText(/^Encontré \d+ desfiles en San Pedro/);
  await expect(page).toHaveURL(
    `${THINGS_TO_DO}?q=Voice%3A+Parade%2C+San+Pedro&category=parade&city=san-pedro#events`,
  );
});

test('an error of the speech recognition is shown, and nothing else happens', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await recognizer(page, 'throws');
  await page.goto('/');
  const dialog = await open(page);
  await dialog.getByRole('button', { name: 'Speak', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/Type your question instead/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(errors).toEqual([]);
});

test('after a denied location the dialog says so, and a place is chosen with the keyboard', async ({
  page,
}) => {
  await page.goto(THINGS_TO_DO);
  const dialog = await open(page);
  await dialog.getByLabel('Your question').fill('free events near me');
  await page.keyboard.press('Enter');
  const said = dialog.getByRole('status').first();
  await expect(said).toHaveText(
    /^Location permission denied\. I looked in all places; choose yours below\. I found \d+ free events\b/,
  );
  await expectNoViolations(page, 'dialog');
  const places = dialog.getByRole('region', { name: 'Choose your place' });
  const [, count] = /\((\d+)\)/.exec((await places.getByRole('button').first().textContent()) ?? '') ?? [];
  await places.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(said).toHaveText(new RegExp(`^I found ${count} free events? near you in`));
  const chosen = places.getByRole('button', { pressed: true });
  await expect(chosen).toBeFocused();
  await expect(page).toHaveURL(/city=/);
  await expectNoViolations(page, 'dialog');
  expect(await page.evaluate(() => sessionStorage.getItem('visitor-location'))).toMatch(/"source":"manual"/);
});

test('axe finds no violation in the dialog with an answer and a microphone in both themes', {
  tag: '@phone',
}, async ({ page }) => {
  await recognizer(page, 'hears');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const dialog = await open(page);
  await dialog.getByLabel('Your question').fill('parades in Dangriga');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('link', { name: /^Show/ })).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'dialog');
});
