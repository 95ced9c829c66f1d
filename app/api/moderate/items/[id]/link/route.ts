import { seeOther } from '#lib/server/handlers/response.server';
import { sendPrivateLink } from '#lib/submissions/moderation/decisions/send-private-link.server';
import { itemPost, pathAfter } from '#lib/submissions/moderation/requests/item-post.server';

export const dynamic = 'force-dynamic';

/** Mails the private link of an item to its own address, and leads back to the item. */
export const POST = itemPost(async (sent) => {
  const { itemId } = sent.deciding;
  await sendPrivateLink(sent.deciding);
  return seeOther(pathAfter(sent, itemId, { linked: 'yes' }));
});
