import 'server-only';
import { store } from '#lib/server/store/store.server';
import { currentAnnouncement } from '../../items/announcements/event-announcement.ts';
import { currentWhen } from '../../items/announcements/event-move.ts';
import { proposedEvent } from '../../items/proposals/proposal.ts';
import { questionsOf, withAnswers } from '../../items/questions/stored-questions.server.ts';
import { loadHistory } from '../../items/record/load-history.server.ts';
import { nameOf } from '../../items/record/moderated-item.ts';
import { canDo, stateOf, waitsForDecision } from '../../items/states/submission-states.ts';
import type { ListedEvent } from '../decisions/event-id-for.ts';
import { duplicatesOf } from '../duplicates/duplicates.server.ts';
import { backgroundOf, copiesOf } from './item-background.server.ts';
import type { ItemDetail } from './item-detail.ts';
import { contentToShow } from './load-item.server.ts';
import { seriousHints, spamHints } from './spam-hints.ts';

function cancellableDates(
  item: ItemDetail['item'],
  { payload }: ItemDetail['content'],
  announcement: ItemDetail['announcement'],
): string[] {
  if (!canDo(item, 'amend') || announcement?.kind === 'cancelled') return [];
  const { date, moreDates } = currentWhen({ ...payload }, announcement);
  return moreDates.length > 0 ? [date, ...moreDates] : [];
}

/** What moderators see of an item, at `now` (milliseconds since 1970). */
export async function itemInDetail(
  item: ItemDetail['item'],
  listed: readonly ListedEvent[],
  now: number,
): Promise<ItemDetail> {
  const [{ content, deletedImages }, history, questions, duplicates, background] = await Promise.all([
    contentToShow(item),
    store().then(({ db }) => loadHistory(db, item.id)),
    questionsOf(item.id),
    duplicatesOf([item], listed),
    backgroundOf([item], now),
  ]);
  const known = background.get(item.id);
  const announcement = currentAnnouncement(item.announcement);
  const copies = known?.isCopied ? await copiesOf(item.id) : [];
  return {
    item,
    content,
    deletedImages,
    title: nameOf(content),
    announcement,
    cancellableDates: cancellableDates(item, content, announcement),
    proposed: canDo(item, 'accept') ? proposedEvent(item) : undefined,
    history: withAnswers(history, questions),
    questions,
    isAnswered: questions.some(({ answered_at }) => answered_at) && waitsForDecision(stateOf(item.status)),
    duplicates: duplicates.get(item.id) ?? [],
    copies,
    hints: spamHints(content, known),
    seriousHints: seriousHints(content, known),
  };
}
