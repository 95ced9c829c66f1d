import 'server-only';
import { z } from 'zod';
import type { OutboxRow } from '#lib/outbox/handler';
import type { Mail } from '#lib/outbox/mail';
import { serverEnv, siteUrl } from '#lib/server/env.server';
import { belizeDay } from '#lib/time/calendar-day';
import { formatLongDay } from '#lib/time/format-day';
import { statusPath } from '../items/links/private-link.server.ts';
import { closesAt } from '../items/questions/question-times.ts';
import { loadQuestion, type StoredQuestion } from '../items/questions/stored-questions.server.ts';
import { NOT_ASKED } from '../items/questions/undo-question.server.ts';
import { CLOSED_AS, TRANSITIONS } from '../items/states/submission-states.ts';
import type { MailedItem } from './item-mail.ts';
import { loadNotifiedItem, parseMailedItem } from './mailed-item.server.ts';
import { questionClosedMail, questionMail, questionReminderMail } from './question-mails.ts';

type MailOrReason = { mail: Mail } | { reason: string };
type About = { item: MailedItem; question: StoredQuestion; statusUrl: string };

const questionData = z.object({ questionId: z.string() });

/** Makes the mail about a question of a notification, if its item is still in this status and the question open. */
const mailWhile =
  (status: string, make: (about: About) => Mail) =>
  async (row: OutboxRow): Promise<MailOrReason> => {
    const item = await loadNotifiedItem(row.item_id);
    if (!item) return { reason: 'ITEM_GONE' };
    if (item.purged_at) return { reason: 'NO_ADDRESS' };
    const question = await loadQuestion(questionData.parse(JSON.parse(row.data)).questionId);
    if (!question || question.answered_at) return { reason: 'ANSWERED' };
    if (item.status !== status || question.taken_back_at) return { reason: NOT_ASKED };
    return {
      mail: make({ item: parseMailedItem(item), question, statusUrl: siteUrl() + statusPath(item.id) }),
    };
  };

const openQuestion = ({ question, statusUrl }: About) => ({
  question: question.question,
  closesOn: formatLongDay(belizeDay(closesAt(question))),
  statusUrl,
});

/** Create the mails to a submitter about a question, or say why none is to be sent any more. They throw a DeliveryError. */
export const QUESTION_MAIL_MAKERS = {
  question: mailWhile(TRANSITIONS.ask.to, (about) => questionMail(about.item, openQuestion(about))),
  'question-reminder': mailWhile(TRANSITIONS.ask.to, (about) =>
    questionReminderMail(about.item, openQuestion(about)),
  ),
  'question-closed': mailWhile(CLOSED_AS, ({ item, question: { question }, statusUrl }) =>
    questionClosedMail(item, { question, statusUrl, retentionDays: serverEnv().RETENTION_DAYS }),
  ),
};
