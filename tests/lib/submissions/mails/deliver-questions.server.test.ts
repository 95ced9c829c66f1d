import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { deliverDue } from '#lib/outbox/deliver-due.server';
import { store } from '#lib/server/store/store.server';
import { statusPath } from '#lib/submissions/items/links/private-link.server';
import { NOTIFICATION_HANDLERS } from '#lib/submissions/mails/notification-handlers.server';
import { decideItem } from '#lib/submissions/moderation/decisions/decide-item.server';
import { undoDecision } from '#lib/submissions/moderation/decisions/undo-decision.server';
import { answerQuestion } from '#lib/submissions/private-page/answer-question.server';
import { reopenItem } from '#lib/submissions/private-page/reopen-item.server';
import { keepQuestionDeadlines } from '#lib/submissions/upkeep/question-deadlines.server';
import { startMailServer } from '../../../fakes/mail-server.mjs';
import { describeStores } from '../../../support/store/stores.ts';
import { ASKED_BY, moderating, putAsked, QUESTION } from '../../../support/submissions/asked-event.ts';
import { someSubmission } from '../../../support/submissions/some-submission.ts';

const NOW = Date.UTC(2027, 5, 1, 12);
const DAY = 86_400_000;
const SITE = 'https://guide.example';
const answer = { answer: 'Yes, it is 2027.', event: someSubmission() };
let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  server = await startMailServer();
  process.env.SMTP_URL = server.url;
  process.env.SITE_URL = SITE;
  process.env.MODERATOR_EMAILS = `ben@example.com,${ASKED_BY},eva@example.com`;
});
beforeEach(() => server.clear());
afterAll(() => server.close());

const deliver = (now: number) => deliverDue(now, NOTIFICATION_HANDLERS);
const subjects = () => server.taken.map(({ mail }) => mail.subject);
const lastErrors = async () =>
  (await (await store()).db.selectFrom('outbox').selectAll().execute()).map(({ last_error }) => last_error);

describeStores('The mails about a question', () => {
  test('go to the organiser alone: the question after 20 seconds, with the private link', async () => {
    const { id } = await putAsked(NOW);
    await deliver(NOW + 19_000);
    expect(server.taken).toEqual([]);
    await deliver(NOW + 20_000);
    expect(server.taken.map(({ to }) => to)).toEqual([['organiser@example.com']]);
    const text = server.taken[0]?.mail.text ?? '';
    expect(text).toContain(QUESTION);
    expect(text).toContain(SITE + statusPath(id));
    expect(text).toContain('1 July 2027');
    expect(text).not.toContain(ASKED_BY);
  });

  test('are one question, one reminder and one end', async () => {
    await putAsked(NOW);
    for (let day = 0; day <= 31; day += 1) {
      await keepQuestionDeadlines(NOW + day * DAY + 20_000);
      await deliver(NOW + day * DAY + 20_000);
    }
    expect(subjects()).toEqual([
      expect.stringMatching(/^A question about your event/),
      expect.stringMatching(/^We still have a question/),
      expect.stringMatching(/^We closed your event without an answer/),
    ]);
  });

  test.each([
    ['taken back', 'NOT_ASKED', async ({ id }: Put) => undoDecision(await moderating(id, NOW))],
    ['decided', 'NOT_ASKED', async ({ id }: Put) => decideItem('spam', await moderating(id, NOW), [])],
    ['answered', 'ANSWERED', async ({ seen }: Put) => answerQuestion(await seen(NOW), answer)],
  ] as const)(
    'are not sent once it was %s, not even a reminder that is enqueued',
    async (_, code, settle) => {
      const put = await putAsked(NOW);
      await keepQuestionDeadlines(NOW + 3 * DAY);
      await settle(put);
      await deliver(NOW + 3 * DAY);
      expect(subjects().filter((subject) => /question about your event/.test(subject ?? ''))).toEqual([]);
      // An undo deletes what is not sent yet.
      const errors = await lastErrors();
      if (errors.length > 0) expect(errors).toContain(code);
    },
  );

  test('do not say that it is closed once it was reopened', async () => {
    const { seen } = await putAsked(NOW);
    await deliver(NOW + 20_000);
    await keepQuestionDeadlines(NOW + 3 * DAY);
    await deliver(NOW + 3 * DAY);
    await keepQuestionDeadlines(NOW + 30 * DAY);
    await reopenItem(await seen(NOW + 30 * DAY));
    await deliver(NOW + 30 * DAY);
    expect(subjects().some((subject) => subject?.startsWith('We closed'))).toBe(false);
  });

  test('go to every moderator with question and answer, to the one who asked first', async () => {
    const { seen } = await putAsked(NOW);
    await deliver(NOW + 20_000);
    server.clear();
    await answerQuestion(await seen(NOW + DAY), answer);
    await deliver(NOW + DAY);
    expect(server.taken.map(({ to }) => to)).toEqual([[ASKED_BY]]);
    const { subject, text = '' } = server.taken[0]?.mail ?? {};
    expect(subject).toMatch(/^Answered: Village Fiesta \(BC-/);
    expect(text).toContain(QUESTION);
    expect(text).toContain('Yes, it is 2027.');
    expect(text).toContain(`${SITE}/moderate/items/`);
    await deliver(NOW + DAY + 2_000);
    expect(server.taken.flatMap(({ to }) => to).toSorted()).toEqual([
      ASKED_BY,
      'ben@example.com',
      'eva@example.com',
    ]);
  });

  test('go to all moderators at once where the one who asked is none any more', async () => {
    const { seen } = await putAsked(NOW, 'gone@example.com');
    await deliver(NOW + 20_000);
    server.clear();
    await answerQuestion(await seen(NOW + DAY), answer);
    await deliver(NOW + DAY);
    expect(server.taken.flatMap(({ to }) => to).toSorted()).toEqual([
      ASKED_BY,
      'ben@example.com',
      'eva@example.com',
    ]);
  });
});

type Put = Awaited<ReturnType<typeof putAsked>>;
