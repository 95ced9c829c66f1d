import { expect, test } from '@playwright/test';
import { someDatabase } from '../support/store/some-database.ts';
import { MAILED, openStage, type Stage } from '../support/stories/play.ts';
import { STORIES, type Story } from '../support/stories/stories.ts';

const count = (stage: Stage, number: number, words: RegExp) =>
  stage.mailsOf(number).filter((mail) => words.test(mail)).length;

/** Waits for the mails of a story. */
const expectMails = (stage: Stage, number: number, { mails = [] }: Story) =>
  expect.poll(() => mails.filter((words) => count(stage, number, words) !== 1), MAILED).toEqual([]);

/** Mails that have come although they should not, by the titles of their stories. */
const unwantedMails = (stage: Stage, stories: readonly Story[]) =>
  stories.flatMap(({ title, noMails = [] }, index) =>
    noMails.filter((words) => count(stage, index + 1, words) > 0).map((words) => `${title}: ${words}`),
  );

/** A choice of stories, the longest first, that together have every action: each story has one that none before it has. */
function storiesOfEachAction(): Story[] {
  const done = new Set<string | undefined>([undefined]);
  return STORIES.toSorted((one, other) => other.steps.length - one.steps.length).filter(({ steps }) => {
    const added = steps.filter(({ action }) => !done.has(action));
    for (const { action } of added) done.add(action);
    return added.length > 0;
  });
}

const STORES: [store: string, stories: readonly Story[]][] = [
  ['the embedded store', STORIES],
  // Jest holds every rule with both stores. Here each action meets the real tables of PostgreSQL once.
  ['PostgreSQL', storiesOfEachAction()],
];

for (const [store, stories] of STORES)
  test(`${stories.length} organisers' stories end as they should, with ${store}`, {
    tag: store === 'PostgreSQL' ? '@all' : [],
  }, async () => {
    test.setTimeout(600_000);
    const database = store === 'PostgreSQL' ? await someDatabase() : undefined;
    const stage = await openStage(stories.length, database?.url);
    try {
      // Side by side, since most of their time is waiting.
      const played = stories.map((story, index) => stage.play(story, index + 1));
      await Promise.allSettled(played);
      await stage.passUndoTime();
      const outcomes = await Promise.all(
        stories.map(async (story, index) => {
          try {
            await played[index];
            await expectMails(stage, index + 1, story);
            return [];
          } catch (error) {
            return [`${story.title}: ${error}`];
          }
        }),
      );
      expect(outcomes.flat()).toEqual([]);
      // They would have come with the others.
      expect(unwantedMails(stage, stories)).toEqual([]);
    } finally {
      await stage.close();
      await database?.close();
    }
  });
