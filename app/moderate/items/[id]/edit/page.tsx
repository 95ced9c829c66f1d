import type { Metadata, Route } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { EditForm } from '#components/moderation/item/edit-form';
import { UnknownItem } from '#components/moderation/item/unknown-item';
import { buttonClass } from '#components/ui/button';
import { askedZones } from '#lib/places/time-zones';
import { store } from '#lib/server/store/store.server';
import { followUpsInSearch } from '#lib/submissions/fields/when/follow-ups';
import { movedWords } from '#lib/submissions/items/announcements/announcement-words';
import { currentAnnouncement } from '#lib/submissions/items/announcements/event-announcement';
import { imagesOf } from '#lib/submissions/items/images/event-images';
import { linkPower } from '#lib/submissions/items/links/mailed-ask';
import { loadFormDraft } from '#lib/submissions/items/record/form-drafts.server';
import { loadHistory } from '#lib/submissions/items/record/load-history.server';
import { contentOf } from '#lib/submissions/items/record/stored-payload';
import { canDo, stateOf, statusLabel } from '#lib/submissions/items/states/submission-states';
import { problemsOfEdit } from '#lib/submissions/moderation/decisions/edit-event.server';
import { answeredValues, editLines } from '#lib/submissions/moderation/decisions/event-edit-form';
import { loadItem } from '#lib/submissions/moderation/item/load-item.server';
import { readItemRequest, signInForItem } from '#lib/submissions/moderation/requests/item-request.server';
import { moderationPath } from '#lib/submissions/moderation/requests/moderation-path';
import { moderationProblem } from '#lib/submissions/moderation/requests/moderation-problem';
import { searchFromFilter } from '#lib/submissions/moderation/requests/queue-filter';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Edit' };

export default async function EditPage(props: PageProps<'/moderate/items/[id]/edit'>) {
  const {
    id,
    search,
    moderator,
    key,
    asked: mailed,
    filter,
  } = (await readItemRequest(props, (await headers()).get('cookie'))) ?? redirect(await signInForItem(props));
  const item = await loadItem(id);
  const content = item && contentOf(item);
  if (!item || content?.kind !== 'event') return <UnknownItem />;
  if (mailed) {
    const history = await loadHistory((await store()).db, id);
    const power = linkPower(mailed, { item, history, who: moderator.email, now: Date.now() });
    if (power !== 'decide')
      redirect(moderationPath({ itemId: id, filter, key, more: { problem: 'link-over' } }) as Route);
  }
  const isPublic = canDo(item, 'amend');
  const moved = movedWords({ announcement: currentAnnouncement(item.announcement) });
  const problem = search.get('problem');
  const asked = followUpsInSearch(Object.fromEntries(search));
  const hasDraft = problem === 'fields' || asked.length > 0;
  const filled = hasDraft ? await loadFormDraft(id, 'edit', Date.now()) : undefined;
  const fields = filled ? problemsOfEdit(content.payload, filled, item.purged_at !== null) : {};
  const sentence = Object.keys(fields).length > 0 ? '' : (moderationProblem(problem) ?? '');
  const values = answeredValues(content.payload, filled);
  const backHref = moderationPath({ itemId: id, filter, key });
  return (
    <div className="moderation-queue">
      <h1>{isPublic ? 'Correct the event' : 'Edit event'}</h1>
      <h2 className="moderation-name">{content.payload.title}</h2>
      {moved && (
        <p>
          Its organiser announced that it moved. Now: {moved}.{' '}
          {isPublic
            ? 'That stays; the day, the hours and the place here are the earlier ones.'
            : 'That stays unless you change the day, the hours or the place here, which are the earlier ones.'}
        </p>
      )}
      {isPublic || stateOf(item.status).actions.includes('edit') ? (
        <EditForm
          itemId={id}
          version={item.version}
          lines={editLines(content.payload)}
          values={values}
          problems={{ fields, sentence }}
          images={imagesOf(content.payload)}
          from={searchFromFilter(filter)}
          itemKey={key}
          backHref={backHref}
          isPublic={isPublic}
          asked={filled ? asked : []}
          zones={askedZones(values.community ?? '', values.country ?? '')}
        />
      ) : (
        <p>
          This event is {statusLabel(item).toLowerCase()}. Undo that first, then it can be edited.{' '}
          <a className={buttonClass()} href={backHref}>
            Back to the event
          </a>
        </p>
      )}
    </div>
  );
}
