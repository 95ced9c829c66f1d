import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { Database, QuestionTable } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import { parseJson } from '#lib/text/parse-json';

export type StoredQuestion = Selectable<QuestionTable>;

/** Selects questions that still wait for an answer. */
export const openQuestions = (db: Kysely<Database>) =>
  db
    .selectFrom('questions')
    .where('questions.answered_at', 'is', null)
    .where('questions.taken_back_at', 'is', null);

/** Whether a question still waits for an answer. */
export const isOpenQuestion = ({ answered_at, taken_back_at }: StoredQuestion): boolean =>
  answered_at === null && taken_back_at === null;

/** The question about an item that waits for an answer; undefined without one. */
export const openQuestionOf = (db: Kysely<Database>, itemId: string): Promise<StoredQuestion | undefined> =>
  openQuestions(db)
    .selectAll()
    .where('item_id', '=', itemId)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** All questions about an item, oldest first. */
export async function questionsOf(itemId: string): Promise<StoredQuestion[]> {
  const { db } = await store();
  return db
    .selectFrom('questions')
    .selectAll()
    .where('item_id', '=', itemId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
}

/** A question by its id, with which notifications name it. */
export async function loadQuestion(id: string): Promise<StoredQuestion | undefined> {
  const { db } = await store();
  return db.selectFrom('questions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Which of some items came back with an answer to a question. */
export async function answeredAmong(itemIds: readonly string[]): Promise<Set<string>> {
  if (itemIds.length === 0) return new Set();
  const { db } = await store();
  const rows = await db
    .selectFrom('questions')
    .select('item_id')
    .where('item_id', 'in', itemIds)
    .where('answered_at', 'is not', null)
    .groupBy('item_id')
    .execute();
  return new Set(rows.map(({ item_id }) => item_id));
}

const detailSchema = z.object({ questionId: z.string().optional() }).catch({});

/** The history of an item with the answers to its questions, which are not stored in it. */
export function withAnswers<Entry extends { detail: string }>(
  history: readonly Entry[],
  questions: readonly StoredQuestion[],
): (Entry & { answer?: string })[] {
  const answers = new Map(questions.map(({ id, answer }) => [id, answer]));
  return history.map((entry) => {
    const answer = answers.get(detailSchema.parse(parseJson(entry.detail)).questionId ?? '');
    return answer ? { ...entry, answer } : entry;
  });
}
