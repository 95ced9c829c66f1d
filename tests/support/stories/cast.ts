import { expect } from '@playwright/test';
import type { PlainBrowser } from './plain-browser.ts';

/** Who takes part in a story, and what they have in their hands. */
export type Cast = {
  organiser: PlainBrowser;
  moderator: PlainBrowser;
  /** The organiser's own address: no other story has it. */
  email: string;
  title: string;
  reference: string;
  /** The path of the private page. */
  status: string;
  /** Waits until this organiser has got a mail with some text. */
  whenMailed: (fits: (text: string) => boolean) => Promise<void>;
};

type Work = (cast: Cast) => Promise<void>;
/** One step of a story. `action` names the change that it makes in the store; a step that only waits or reads has none. */
export type Step = Work & { action?: string };
type Values = Readonly<Record<string, string>>;

const changing = (action: string, work: Work): Step => Object.assign(work, { action });

/** Presses a button, and refuses an answer that is no page of ours. */
async function press(browser: PlainBrowser, name: string | RegExp) {
  await browser.press(name);
  expect(browser.path, `after ${name}`).not.toMatch(/^\/api\//);
}

/** Opens the item on the moderators' pages, as it is now. */
async function openItem({ moderator, reference, title }: Cast) {
  await moderator.open(`/moderate?status=all&q=${reference}`);
  await moderator.follow(title);
  expect(moderator.title).toContain(title);
}

const atStatus = async ({ organiser, status }: Cast, path = '') => {
  expect(await organiser.open(status + path)).toBe(200);
};

const isDone = ({ organiser }: Cast, what: string) => expect(organiser.url).toContain(`done=${what}`);

const decide =
  (button: RegExp, told: RegExp): Work =>
  async (cast) => {
    await openItem(cast);
    await press(cast.moderator, button);
    expect(cast.moderator.says(told), `${told} in ${cast.moderator.text}`).toBe(true);
  };

export const approve = changing('approve', decide(/^Approve/, /^Approved/));
/** Waits for a mail, before what happens next: what the approval's mail tells of is not told by another. */
export const mailed =
  (words: RegExp): Step =>
  ({ whenMailed }) =>
    whenMailed((text) => words.test(text));

export const undo = changing('undo', decide(/^Undo/, /^Back in the queue/));
export const markAsSpam = changing('markAsSpam', decide(/^Spam/, /^Marked as spam|^Spam/));

/** Corrects a submission that waits. */
export const correct = (values: Values): Step =>
  changing('correct', async (cast) => {
    await atStatus(cast, '/correct');
    cast.organiser.fill(values);
    await press(cast.organiser, 'Send correction');
    isDone(cast, 'corrected');
  });

export const withdraw = changing('withdraw', async (cast) => {
  await atStatus(cast, '/withdraw');
  await press(cast.organiser, /withdraw/i);
  isDone(cast, 'withdrawn');
});

export const cancel = changing('cancel', async (cast) => {
  await atStatus(cast, '/cancelled');
  await press(cast.organiser, /cancelled/i);
  isDone(cast, 'cancelled');
});

export const move = (values: Values): Step =>
  changing('move', async (cast) => {
    await atStatus(cast, '/moved');
    cast.organiser.fill(values);
    await press(cast.organiser, 'Announce it');
    isDone(cast, 'moved');
  });

/** Takes the last announcement back by the button with these words. */
export const takeBack = (words: RegExp): Step =>
  changing('takeBack', async (cast) => {
    await atStatus(cast);
    await press(cast.organiser, words);
    isDone(cast, 'taken-back');
  });

/** Writes into a form that is folded away on the item's page, and sends it. */
const decideWithWords =
  (field: string, button: RegExp) =>
  (words: string): Work =>
  async (cast) => {
    await openItem(cast);
    cast.moderator.fill({ [field]: words });
    await press(cast.moderator, button);
  };

const rejectWith = decideWithWords('ownReason', /^Reject with/);
export const reject = (reason: string): Step => changing('reject', rejectWith(reason));
const declineWith = decideWithWords('ownReason', /^Decline with/);
export const decline = (reason: string): Step => changing('decline', declineWith(reason));

/** Asks the organiser; the story goes on when the mail with the question has arrived. */
export const ask = (question: string): Step =>
  changing('ask', async (cast) => {
    await decideWithWords('ownQuestion', /^Ask the organiser/)(question)(cast);
    await cast.whenMailed((text) => text.includes(question));
  });

export const accept = changing('accept', decide(/^Accept the correction/, /^Accepted|correction/i));

/** Answers the question of a moderator, and may change the event with it. */
export const answer = (words: string, values: Values = {}): Step =>
  changing('answer', async (cast) => {
    await atStatus(cast, '/answer');
    cast.organiser.fill({ ...values, answer: words });
    await press(cast.organiser, 'Send answer');
    isDone(cast, 'answered');
  });

/** While a question waits, the address of the correction leads to the form that answers it. */
export const correctionIsAnswer: Step = async (cast) => {
  await atStatus(cast, '/correct');
  expect(cast.organiser.path).toMatch(/\/answer$/);
};

/** Proposes a correction of an event that is public. */
export const propose = (values: Values): Step =>
  changing('propose', async (cast) => {
    await atStatus(cast, '/propose');
    cast.organiser.fill(values);
    await press(cast.organiser, 'Send correction');
    isDone(cast, 'proposed');
  });

/** A moderator changes the event itself, whether it waits or is public. */
export const edit = (values: Values): Step =>
  changing('edit', async (cast) => {
    await openItem(cast);
    await cast.moderator.follow(/^(Edit|Correct it)/);
    cast.moderator.fill(values);
    await press(cast.moderator, /^Save/);
    if (values.title) cast.title = values.title;
  });
