import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { Announcement } from '#components/moderation/announcement';
import { DoneNotice } from '#components/moderation/done-notice';
import { DecisionBar } from '#components/moderation/item/decision-bar';
import { ItemDetails } from '#components/moderation/item/item-details';
import { ItemHead } from '#components/moderation/item/item-head';
import { ItemHistory } from '#components/moderation/item/item-history';
import { ItemOutcome } from '#components/moderation/item/item-outcome';
import { ItemSender } from '#components/moderation/item/item-sender';
import { ItemSteps } from '#components/moderation/item/item-steps';
import { SendLink } from '#components/moderation/item/send-link';
import { UnknownItem } from '#components/moderation/item/unknown-item';
import { EventPreview } from '#components/pages/moderate/event-preview';
import { buttonClass } from '#components/ui/button';
import { listedEvents } from '#lib/catalog/listed-events.server';
import { sheetRowWithId } from '#lib/catalog/sheet-rows.server';
import { siteUrl } from '#lib/server/env.server';
import { linkPower } from '#lib/submissions/items/links/mailed-ask';
import { nameOf } from '#lib/submissions/items/record/moderated-item';
import { contentOf } from '#lib/submissions/items/record/stored-payload';
import { canDo, stateOf } from '#lib/submissions/items/states/submission-states';
import { sheetRowNotice } from '#lib/submissions/mails/sheet/sheet-row-notice.server';
import { LINK_IS_SENT } from '#lib/submissions/moderation/decisions/sent-link-words';
import { overtakenWords } from '#lib/submissions/moderation/item/audit-words';
import { itemInDetail } from '#lib/submissions/moderation/item/item-in-detail.server';
import { loadItem } from '#lib/submissions/moderation/item/load-item.server';
import { lastDecision } from '#lib/submissions/moderation/queue/last-decision.server';
import { neighboursOf } from '#lib/submissions/moderation/queue/queue.server';
import { readItemRequest, signInForItem } from '#lib/submissions/moderation/requests/item-request.server';
import { moderationPath } from '#lib/submissions/moderation/requests/moderation-path';
import { moderationProblem } from '#lib/submissions/moderation/requests/moderation-problem';
import { searchFromFilter } from '#lib/submissions/moderation/requests/queue-filter';
import { bookSlidePath } from '#lib/submissions/slides/slide-path';
import { belizeDay } from '#lib/time/calendar-day';

export const dynamic = 'force-dynamic';

/** Problems that the open form of the decision tells itself. */
const SHOWN_BY_FORM = new Set(['reason', 'question']);

const SAVED_PUBLIC = 'Saved. The calendar shows it within seconds.';

/** The request's item, filter and access; without a session it redirects to the sign-in page. */
const loadRequest = async (props: PageProps<'/moderate/items/[id]'>) =>
  (await readItemRequest(props, (await headers()).get('cookie'))) ?? redirect(await signInForItem(props));

export async function generateMetadata(props: PageProps<'/moderate/items/[id]'>): Promise<Metadata> {
  const { id } = await loadRequest(props);
  const item = await loadItem(id);
  return { title: item ? nameOf(contentOf(item)) : 'Unknown item' };
}

export default async function ItemPage(props: PageProps<'/moderate/items/[id]'>) {
  const { id, search, moderator, isWhole, key, asked, filter } = await loadRequest(props);
  const from = searchFromFilter(filter);
  const item = await loadItem(id);
  if (!item) return <UnknownItem />;

  const now = Date.now();
  const [decided, detail, neighbours] = await Promise.all([
    lastDecision(search),
    listedEvents().then((listed) => itemInDetail(item, listed, now)),
    isWhole ? neighboursOf(item, filter) : undefined,
  ]);
  const { content, title, history } = detail;
  // The key of one item gives no access to other items, so their decisions are not shown.
  const last = isWhole || decided?.itemId === id ? decided : undefined;
  const mayUndoLast = last?.undoVersion !== undefined && last.itemId !== id;
  const problem = search.get('problem');
  const power = asked && linkPower(asked, { item, history, who: moderator.email, now });
  const rowNotice = sheetRowNotice(item, sheetRowWithId(item.event_id));
  const warning =
    problem === 'conflict' ? overtakenWords(history, moderator.email) : moderationProblem(problem);
  const notice = warning ?? (last && `${last.words} ${last.itemId === id ? '' : `Now: ${title}`}`);
  if (power === 'show' || power === 'undo')
    return (
      <>
        <Announcement words={notice} />
        {warning && <DoneNotice words={warning} look="warning" />}
        <ItemOutcome
          {...detail}
          asked={asked}
          who={moderator.email}
          undo={power === 'undo' ? { itemId: id, version: item.version, from, key } : undefined}
        />
      </>
    );
  const isLinkSent = search.has('linked') && !warning;
  const stepTo = (itemId?: string) => itemId && moderationPath({ itemId, filter });
  return (
    <>
      <Announcement words={isLinkSent ? LINK_IS_SENT : notice} />
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
      {warning && !SHOWN_BY_FORM.has(problem ?? '') && <DoneNotice words={warning} look="warning" />}
      {search.has('saved') && (
        <DoneNotice words={canDo(item, 'amend') && !rowNotice?.isRowShown ? SAVED_PUBLIC : 'Saved.'} />
      )}
      {isLinkSent && <DoneNotice words={LINK_IS_SENT} />}
      {rowNotice && <DoneNotice words={rowNotice.words} look="warning" />}
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
            <ItemHead {...detail} today={belizeDay(now)} />
          </div>
          <DecisionBar {...detail} filter={filter} itemKey={key} isWhole={isWhole} problem={problem} />
        </div>
        <div className="moderation-main">
          <ItemDetails {...detail} />
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
          <ItemSender {...detail}>{isWhole && <SendLink {...detail} filter={filter} />}</ItemSender>
          <ItemHistory entries={history} />
        </div>
      </article>
    </>
  );
}
