import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { expect } from '../browser/strong-device.ts';

/** Who takes part in a story, and what they have in their hands. Both browsers run no scripts. */
export type Cast = {
  site: string;
  organiser: Page;
  moderator: Page;
  /** The organiser's own address: no other story has it. */
  email: string;
  title: string;
  reference: string;
  /** The path of the private page. */
  status: string;
  /** The mails that this organiser has got, oldest first. */
  mails: () => readonly Email[];
};

export type Step = (cast: Cast) => Promise<void>;
type Values = Readonly<Record<string, string>>;

/** Fills in a form by the names of its fields; a choice of several is made by its value. */
async function fill(page: Page, values: Values) {
  for (const [name, value] of Object.entries(values)) {
    const fields = page.locator(`main [name="${name}"]`);
    const kind = await fields.first().evaluate((field) => (field as HTMLInputElement).type ?? '');
    if (kind === 'radio') await page.locator(`main [name="${name}"][value="${value}"]`).check();
    else if (kind === 'checkbox') await fields.first().setChecked(value === 'yes');
    else if (kind.startsWith('select')) await fields.first().selectOption(value);
    else await fields.first().fill(value);
  }
}

/** Presses a button, waits for the page that follows, and refuses one that is no page of ours. */
async function press(page: Page, name: string | RegExp) {
  const button = page.getByRole('main').getByRole('button', { name }).first();
  await Promise.all([page.waitForURL(() => true, { waitUntil: 'load' }), button.click()]);
  expect(new URL(page.url()).pathname, `after ${name}`).not.toMatch(/^\/api\//);
}

/** Opens the item on the moderators' pages, as it is now. */
async function openItem({ moderator, site, reference, title }: Cast) {
  await moderator.goto(`${site}/moderate?status=all&q=${reference}`);
  await moderator.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(moderator.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

const atStatus = async ({ organiser, site, status }: Cast, path = '') => {
  const response = await organiser.goto(site + status + path);
  expect(response?.status()).toBe(200);
};

/** Long, since a store that is slow for a moment pauses the delivery; what is lost is missing then too. */
export const MAILED = { timeout: 240_000 };

/** Waits until a mail with some text has arrived. */
const hasMail = ({ mails }: Cast, fits: (text: string) => boolean) =>
  expect.poll(() => mails().some(({ text }) => fits(text ?? '')), MAILED).toBe(true);

const decide =
  (button: RegExp, told: RegExp): Step =>
  async (cast) => {
    await openItem(cast);
    await press(cast.moderator, button);
    await expect(cast.moderator.getByText(told).first()).toBeVisible();
  };

export const approve = decide(/^Approve/, /^Approved/);
/** Waits for a mail, before what happens next: what the approval's mail tells of is not told by another. */
export const mailed =
  (words: RegExp): Step =>
  (cast) =>
    hasMail(cast, (text) => words.test(text));

export const undo = decide(/^Undo/, /^Back in the queue/);
export const markAsSpam = decide(/^Spam/, /^Marked as spam|^Spam/);

/** Corrects a submission that waits. */
export const correct =
  (values: Values): Step =>
  async (cast) => {
    await atStatus(cast, '/correct');
    await fill(cast.organiser, values);
    await press(cast.organiser, 'Send correction');
    await expect(cast.organiser).toHaveURL(/done=corrected/);
  };

export const withdraw: Step = async (cast) => {
  await atStatus(cast, '/withdraw');
  await press(cast.organiser, /withdraw/i);
  await expect(cast.organiser).toHaveURL(/done=withdrawn/);
};

export const cancel: Step = async (cast) => {
  await atStatus(cast, '/cancelled');
  await press(cast.organiser, /cancelled/i);
  await expect(cast.organiser).toHaveURL(/done=cancelled/);
};

export const move =
  (values: Values): Step =>
  async (cast) => {
    await atStatus(cast, '/moved');
    await fill(cast.organiser, values);
    await press(cast.organiser, 'Announce it');
    await expect(cast.organiser).toHaveURL(/done=moved/);
  };

/** Takes the last announcement back by the button with these words. */
export const takeBack =
  (words: RegExp): Step =>
  async (cast) => {
    await atStatus(cast);
    await press(cast.organiser, words);
    await expect(cast.organiser).toHaveURL(/done=taken-back/);
  };

/** Opens a form that is folded away on the item's page, writes into it and sends it. */
const decideWithWords =
  (field: string, button: RegExp) =>
  (words: string): Step =>
  async (cast) => {
    await openItem(cast);
    const form = cast.moderator
      .locator('details', { has: cast.moderator.locator(`[name="${field}"]`) })
      .first();
    await form.locator('summary').first().click();
    await form.locator(`[name="${field}"]`).fill(words);
    await press(cast.moderator, button);
  };

export const reject = decideWithWords('ownReason', /^Reject with/);
export const decline = decideWithWords('ownReason', /^Decline with/);

/** Asks the organiser; the story goes on when the mail with the question has arrived. */
export const ask =
  (question: string): Step =>
  async (cast) => {
    await decideWithWords('ownQuestion', /^Ask the organiser/)(question)(cast);
    await hasMail(cast, (text) => text.includes(question));
  };

export const accept = decide(/^Accept the correction/, /^Accepted|correction/i);

/** Answers the question of a moderator, and may change the event with it. */
export const answer =
  (words: string, values: Values = {}): Step =>
  async (cast) => {
    await atStatus(cast, '/answer');
    await cast.organiser.getByText('Change your event or its pictures').click();
    await fill(cast.organiser, { ...values, answer: words });
    await press(cast.organiser, 'Send answer');
    await expect(cast.organiser).toHaveURL(/done=answered/);
  };

/** While a question waits, the address of the correction leads to the form that answers it. */
export const correctionIsAnswer: Step = async (cast) => {
  await atStatus(cast, '/correct');
  await expect(cast.organiser).toHaveURL(/\/answer$/);
};

/** Proposes a correction of an event that is public. */
export const propose =
  (values: Values): Step =>
  async (cast) => {
    await atStatus(cast, '/propose');
    await fill(cast.organiser, values);
    await press(cast.organiser, 'Send correction');
    await expect(cast.organiser).toHaveURL(/done=proposed/);
  };

/** A moderator changes the event itself, whether it waits or is public. */
export const edit =
  (values: Values): Step =>
  async (cast) => {
    await openItem(cast);
    await cast.moderator
      .getByRole('main')
      .getByRole('link', { name: /^(Edit|Correct it)/ })
      .first()
      .click();
    await expect(cast.moderator.locator('main [name="title"]')).toBeVisible();
    await fill(cast.moderator, values);
    await press(cast.moderator, /^Save/);
    if (values.title) cast.title = values.title;
  };
