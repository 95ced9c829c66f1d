import 'server-only';
import type { Selectable } from 'kysely';
import type { ItemTable } from '#lib/server/store/schema';
import { questionsOf, withAnswers } from '../../items/questions/stored-questions.server.ts';
import { stateOf, waitsForDecision } from '../../items/states/submission-states.ts';
import type { ListedEvent } from '../decisions/event-id-for.ts';
import { duplicatesOf } from '../duplicates/duplicates.server.ts';
import { backgroundOf, copiesOf } from './item-background.server.ts';
import { contentToShow, historyOf } from './load-item.server.ts';
import { spamHints } from './spam-hints.ts';

/** What moderators see of an item beside its fields, at `now` (milliseconds since 1970). */
export async function itemInDetail(item: Selectable<ItemTable>, listed: readonly ListedEvent[], now: number) {
  const [{ content, deletedImages }, history, questions, duplicates, background] = await Promise.all([
    contentToShow(item),
    historyOf(item.id),
    questionsOf(item.id),
    duplicatesOf([item], listed),
    backgroundOf([item], now),
  ]);
  const known = background.get(item.id);
  const copies = known?.isCopied ? await copiesOf(item.id) : [];
  return {
    item,
    content,
    deletedImages,
    history: withAnswers(history, questions),
    questions,
    isAnswered: questions.some(({ answered_at }) => answered_at) && waitsForDecision(stateOf(item.status)),
    duplicates: duplicates.get(item.id) ?? [],
    copies,
    hints: spamHints(content, known),
  };
}
