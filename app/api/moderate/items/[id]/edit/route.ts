import { sheetRowWithId } from '#lib/catalog/sheet-rows.server';
import { seeOther } from '#lib/server/http/response.server';
import { editEvent } from '#lib/submissions/moderation/edit-event.server';
import { itemPost } from '#lib/submissions/moderation/item-post.server';
import { moderationPath } from '#lib/submissions/moderation/moderation-path';

export const dynamic = 'force-dynamic';

/** Saves a moderator's edit of a pending event, or correction of a public one. */
export const POST = itemPost(async ({ form, deciding, filter, key }) => {
  await editEvent(deciding, form, { rowWithId: sheetRowWithId });
  return seeOther(moderationPath({ itemId: deciding.itemId, filter, key, more: { saved: 'yes' } }));
});
