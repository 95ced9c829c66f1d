import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { DecisionBar } from '#components/moderation/item/decision-bar';
import { DuplicateList } from '#components/moderation/item/duplicate-list';
import { ItemFields } from '#components/moderation/item/item-fields';
import { ItemHead } from '#components/moderation/item/item-head';
import { ItemHistory } from '#components/moderation/item/item-history';
import { ItemImages } from '#components/moderation/item/item-images';
import { ItemQuestions } from '#components/moderation/item/item-questions';
import { ItemSender } from '#components/moderation/item/item-sender';
import { ItemSteps } from '#components/moderation/item/item-steps';
import { UnknownItem } from '#components/moderation/item/unknown-item';
import { ModerationBar } from '#components/moderation/moderation-bar';
import { ProposedCorrection } from '#components/moderation/proposal/proposed-correction';
import { DoneNotice } from '#components/moderation/queue/done-notice';
import { EventPreview } from '#components/pages/moderate/event-preview';
import { buttonClass } from '#components/ui/button';
import { listedEvents } from '#lib/catalog/listed-events.server';
import { sheetRowWithId } from '#lib/catalog/sheet-rows.server';
import { siteUrl } from '#lib/server/env.server';
import { currentAnnouncement } from '#lib/submissions/event-announcement';
import { imagesOf } from '#lib/submissions/event-images';
import { overtakenWords } from '#lib/submissions/moderation/audit-words';
import { contactLinks } from '#lib/submissions/moderation/contact-links';
import { duplicatesOf } from '#lib/submissions/moderation/duplicates.server';
import { formatInstant } from '#lib/submissions/moderation/format-instant';
import { fieldsOfItem } from '#lib/submissions/moderation/item-fields';
import { readItemRequest } from '#lib/submissions/moderation/item-request.server';
import { lastDecision } from '#lib/submissions/moderation/last-decision.server';
import { contentToShow, historyOf, loadItem } from '#lib/submissions/moderation/load-item.server';
import { contentOf, KIND_LABELS, nameOf } from '#lib/submissions/moderation/moderated-item';
import { moderationPath } from '#lib/submissions/moderation/moderation-path';
import { neighboursOf } from '#lib/submissions/moderation/queue.server';
import { searchFromFilter } from '#lib/submissions/moderation/queue-filter';
import { isOver } from '#lib/submissions/moderation/queue-row';
import { NEEDS_REASON } from '#lib/submissions/moderation/ready-reasons';
import { spamHints } from '#lib/submissions/moderation/spam-hints';
import { DOES_NOT_FIT } from '#lib/submissions/proposals/answer-proposal.server';
import { proposedEvent } from '#lib/submissions/proposals/proposal';
import { NEEDS_QUESTION } from '#lib/submissions/questions/ready-questions';
import { questionsOf, withAnswers } from '#lib/submissions/questions/stored-questions.server';
import { sheetRowNotice } from '#lib/submissions/sheet/sheet-row-notice.server';
import { bookSlidePath } from '#lib/submissions/slides/slide-path';
import { movedWords } from '#lib/submissions/status/status-words';
import { senderOf } from '#lib/submissions/store/item-content';
import { canDo, stateOf, statusLabel, waitsForDecision } from '#lib/submissions/submission-states';
import { belizeDay } from '#lib/time/calendar-day';

export const dynamic = 'force-dynamic';

const SAVED_PUBLIC = 'Saved. The calendar shows it within seconds.';

/** The request's item, filter and access; without a session it redirects to the sign-in page. */
const loadRequest = async (props: PageProps<'/moderate/items/[id]'>) =>
  (await readItemRequest(props, (await headers()).get('cookie'))) ?? redirect('/moderate/sign-in');

export async function generateMetadata(props: PageProps<'/moderate/items/[id]'>): Promise<Metadata> {
  const { id } = await loadRequest(props);
  const item = await loadItem(id);
  return { title: item ? nameOf(contentOf(item)) : 'Unknown item' };
}

export default async function ItemPage(props: PageProps<'/moderate/items/[id]'>) {
  const { id, search, moderator, isWhole, key, filter } = await loadRequest(props);
  const from = searchFromFilter(filter);
  const item = await loadItem(id);
  if (!item) return <UnknownItem />;

  const { content, deletedImages } = await contentToShow(item);
  const title = nameOf(content);
  const [decided, history, questions, neighbours, duplicates] = await Promise.all([
    lastDecision(search),
    historyOf(id),
    questionsOf(id),
    isWhole ? neighboursOf(item, filter) : undefined,
    listedEvents().then((listed) => duplicatesOf([item], listed)),
  ]);
  // The key of one item gives no access to other items, so their decisions are not shown.
  const last = isWhole || decided?.itemId === id ? decided : undefined;
  const mayUndoLast = last?.undoVersion !== undefined && last.itemId !== id;
  const problem = search.get('problem');
  const proposed = canDo(item, 'accept') ? proposedEvent(item) : undefined;
  const rowNotice = sheetRowNotice(item, sheetRowWithId(item.event_id));
  const isAnswered =
    questions.some(({ answered_at }) => answered_at) && waitsForDecision(stateOf(item.status));
  // A question is taken back by who asked it, another decision by who made it.
  const undoneBy = canDo(item, 'reply') ? questions.at(-1)?.asked_by : item.decided_by;
  const mayUndo = canDo(item, 'undo') && (isWhole || undoneBy === moderator.email);
  const overtakenBy = problem === 'conflict' ? overtakenWords(history, moderator.email) : undefined;
  const told =
    overtakenBy ??
    (problem === 'reason'
      ? NEEDS_REASON
      : problem === 'question'
        ? NEEDS_QUESTION
        : problem === 'does-not-fit'
          ? DOES_NOT_FIT
          : last && `${last.words} ${last.itemId === id ? '' : `Now: ${title}`}`);
  const stepTo = (itemId?: string) => itemId && moderationPath({ itemId, filter });
  return (
    <>
      <ModerationBar
        email={moderator.email}
        queueHref={isWhole ? moderationPath({ filter }) : undefined}
        announcement={told}
      />
      {last && (
        <DoneNotice
          words={last.words}
          look={last.look}
          undo={
            mayUndoLast && last.undoVersion !== undefined
              ? { itemId: last.itemId, version: last.undoVersion, from, key }
              : undefined
          }
        />
      )}
      {overtakenBy && <DoneNotice words={overtakenBy} look="warning" />}
      {problem === 'does-not-fit' && <DoneNotice words={DOES_NOT_FIT} look="warning" />}
      {search.has('saved') && <DoneNotice words={canDo(item, 'amend') ? SAVED_PUBLIC : 'Saved.'} />}
      {rowNotice && <DoneNotice words={rowNotice} look="warning" />}
      <article className="moderation-item">
        <div className="moderation-whole">
          <div>
            {neighbours && (
              <ItemSteps
                previousHref={stepTo(neighbours.previous)}
                nextHref={stepTo(neighbours.next)}
                position={neighbours.position}
                total={neighbours.total}
              />
            )}
            <ItemHead
              title={title}
              kind={KIND_LABELS[item.kind]}
              status={statusLabel(item)}
              reference={item.reference}
              received={formatInstant(item.created_at)}
              isOver={isOver(item.event_date, belizeDay(Date.now()))}
              isAnswered={isAnswered}
              hints={spamHints(content)}
              reason={item.reason ?? undefined}
            />
          </div>
          <DecisionBar
            itemId={id}
            kind={item.kind}
            version={item.version}
            from={from}
            itemKey={key}
            editHref={moderationPath({ itemId: id, edit: true, filter, key })}
            isOpen={stateOf(item.status).isOpen}
            canAsk={canDo(item, 'ask')}
            needsReason={problem === 'reason'}
            needsQuestion={problem === 'question'}
            canTakeBack={mayUndo}
            canAmend={canDo(item, 'amend')}
            hasProposal={proposed !== undefined}
            canUndo={mayUndo}
          />
        </div>
        <div className="moderation-main">
          <ItemQuestions
            questions={questions}
            isWaiting={stateOf(item.status).isOpen && canDo(item, 'reply')}
          />
          {proposed && content.kind === 'event' && (
            <ProposedCorrection
              before={content.payload}
              proposed={proposed}
              moved={movedWords({ announcement: currentAnnouncement(item.announcement) })}
            />
          )}
          <DuplicateList duplicates={duplicates.get(id) ?? []} />
          <ItemFields fields={fieldsOfItem(content)} />
          <ItemImages images={imagesOf(content.payload)} deleted={deletedImages} />
        </div>
        <div className="moderation-side">
          {content.kind === 'event' && (
            <EventPreview item={item} submission={content.payload} siteUrl={siteUrl()} />
          )}
          {content.kind === 'advertiser' && isWhole && !stateOf(item.status).isSilent && (
            <a className={buttonClass()} href={bookSlidePath(id)}>
              Book a slide
            </a>
          )}
          <ItemSender
            name={senderOf(content).name}
            links={contactLinks(senderOf(content), { title, reference: item.reference })}
          />
          <ItemHistory entries={withAnswers(history, questions)} />
        </div>
      </article>
    </>
  );
}
