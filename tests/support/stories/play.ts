import { expect } from '@playwright/test';
import { startMailServer } from '../../fakes/mail-server.mjs';
import { UNDO_MS } from '../sites/mail-folder.ts';
import { startSite } from '../sites/site-server.ts';
import { MIN_FORM_MS } from '../submissions/event-form.ts';
import { someSubmissionBody } from '../submissions/some-submission.ts';
import type { Cast } from './cast.ts';
import { PlainBrowser } from './plain-browser.ts';
import { STORY_DAY, type Story } from './stories.ts';

const MODERATOR = 'moderator@example.com';
const AT_ONCE = 6;
const SOON = { timeout: 60_000 };
/** Long, since a store that is slow for a moment pauses the delivery; what is lost is missing then too. */
export const MAILED = { timeout: 240_000 };

export type Stage = {
  /** Plays a story up to its end, except the mails; a story that fails rejects. */
  play: (story: Story, number: number) => Promise<void>;
  /** The mails to the organiser of a story: their subjects and texts, oldest first. */
  mailsOf: (number: number) => string[];
  /** Lets the time pass in which decisions can be undone: their mails are on their way. */
  passUndoTime: () => Promise<void>;
  close: () => Promise<void>;
};

/** The HTML of an event's page without the other events that it lists. */
function ownPart(html: string): string {
  const [before = ''] = html.split(/<div class="\w*_related"/);
  const data = html.match(/<script type="application\/ld\+json">.*?<\/script>/gs) ?? [];
  return [before, ...data].join('\n');
}

type Sent = Pick<Cast, 'reference' | 'status'>;

const emailOf = (number: number) => `organiser-${number}@example.com`;
const networkOf = (number: number) => `10.1.${number}.1`;

/** Signs a moderator in with the mailed link. */
async function signIn(moderation: PlainBrowser, linkIn: () => string | undefined) {
  await moderation.open('/moderate/sign-in');
  moderation.fill({ email: MODERATOR });
  await moderation.press('');
  await expect.poll(linkIn, SOON).toBeDefined();
  await moderation.open(linkIn() ?? '');
  await moderation.press('Sign in');
  expect(moderation.path).toBe('/moderate');
}

/**
 * Lets stories go on side by side, so many at once, on a site whose time they share: what waits for a mail lets the time pass
 * in which decisions can be undone, but only when none of the others is about to undo one.
 */
function turns(pass: () => Promise<void>) {
  let playing = 0;
  let resting = 0;
  let passing = Promise.resolve();
  const waiting: (() => void)[] = [];
  const passIfAllRest = () => {
    if (resting > 0 && resting === playing) passing = pass();
    return passing;
  };
  return {
    play: async (story: () => Promise<void>) => {
      if (playing < AT_ONCE) playing += 1;
      else await new Promise<void>((next) => waiting.push(next));
      await passing;
      try {
        await story();
      } finally {
        const next = waiting.shift();
        // Who is next has this one's turn.
        if (next) next();
        else {
          playing -= 1;
          await passIfAllRest();
        }
      }
    },
    rest: async (until: () => Promise<void>) => {
      resting += 1;
      await passIfAllRest();
      await until().finally(() => {
        resting -= 1;
      });
      await passing;
    },
  };
}

/**
 * Starts a site with a mail server and a moderator who is signed in, for so many stories that go on side by side. Their forms
 * have been open for as long as they have to be.
 */
export async function openStage(stories: number, databaseUrl?: string): Promise<Stage> {
  const mailServer = await startMailServer();
  const site = await startSite({
    env: {
      MODERATOR_EMAILS: MODERATOR,
      SMTP_URL: mailServer.url,
      TRUSTED_PROXIES: '1',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  });
  const mailsTo = (address: string) =>
    mailServer.taken.filter(({ to }) => to.includes(address)).map(({ mail }) => mail);
  // Links of mails name the site as its visitors see it; here only their path counts.
  const signInLink = () =>
    mailsTo(MODERATOR)
      .map(({ text = '' }) => /\/moderate\/sign-in\?\S+/.exec(text)?.[0])
      .find(Boolean);
  const moderation = new PlainBrowser(site.url);
  await signIn(moderation, signInLink);

  const post = async (path: string, number: number, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(site.url + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': networkOf(number), ...headers },
    });
    return { status: response.status, body: await response.json() };
  };

  const numbers = Array.from({ length: stories }, (_, index) => index + 1);
  const opened = await Promise.all(numbers.map((number) => post('/api/opening', number, {})));
  await site.advance(MIN_FORM_MS);

  /** Sends the event of a story as its form does; resolves to the reference and the path of the private page. */
  async function send(story: Story, number: number): Promise<Sent> {
    const body = someSubmissionBody({
      title: story.event,
      submitterEmail: emailOf(number),
      date: STORY_DAY,
      ...story.sends,
    });
    const { status, body: answer } = await post('/api/submit-event', number, body, {
      'X-Opening-Token': opened[number - 1]?.body.token,
      'Idempotency-Key': crypto.randomUUID(),
    });
    expect([status, answer.error]).toEqual([200, undefined]);
    return { reference: answer.reference, status: answer.statusUrl };
  }

  const textOf = async (path: string) => {
    const response = await fetch(site.url + path);
    // Long lines of a calendar file are folded (RFC 5545, 3.1).
    return response.status === 200 ? (await response.text()).replaceAll('\r\n ', '') : `${response.status}`;
  };

  const passUndoTime = () => site.advance(UNDO_MS);
  const turn = turns(passUndoTime);

  async function playOnce(story: Story, number: number, sent: Sent): Promise<void> {
    const cast: Cast = {
      organiser: new PlainBrowser(site.url, { 'X-Forwarded-For': networkOf(number) }),
      moderator: moderation.openTab(),
      email: emailOf(number),
      title: story.event,
      ...sent,
      whenMailed: (fits) =>
        turn.rest(() => {
          const hasMail = () => mailsTo(emailOf(number)).some(({ text }) => fits(text ?? ''));
          return expect.poll(hasMail, MAILED).toBe(true);
        }),
    };
    for (const step of story.steps) await step(cast);
    await cast.organiser.open(cast.status);
    for (const words of story.tells ?? []) expect(cast.organiser.text).toMatch(words);
    const address = cast.organiser.link('See it on the calendar');
    expect(address !== undefined, 'whether it is public').toBe(story.isPublic !== false);
    if (!address) return;
    const seen = async (path: string, words: readonly (string | RegExp)[]) => {
      const text = await textOf(path);
      return words.filter((each) => (typeof each === 'string' ? !text.includes(each) : !each.test(text)));
    };
    await expect.poll(() => seen(address, story.page ?? [story.event]), SOON).toEqual([]);
    // What is there already may be there before the last step is published: what is gone is waited for too.
    const left = async () => {
      const own = ownPart(await textOf(address));
      return (story.pageWithout ?? []).filter((words) => own.includes(words));
    };
    await expect.poll(left, SOON).toEqual([]);
    await expect.poll(() => seen(`${address}/calendar.ics`, story.calendar ?? []), SOON).toEqual([]);
    for (const path of story.foundIn ?? []) await expect.poll(() => seen(path, [address]), SOON).toEqual([]);
    for (const path of story.notFoundIn ?? []) expect(await textOf(path)).not.toContain(address);
  }

  return {
    play: async (story, number) => {
      const sent = await send(story, number);
      await turn.play(() => playOnce(story, number, sent));
    },
    mailsOf: (number) => mailsTo(emailOf(number)).map(({ subject = '', text = '' }) => `${subject}\n${text}`),
    passUndoTime,
    close: async () => {
      await site.stop();
      await mailServer.close();
    },
  };
}
