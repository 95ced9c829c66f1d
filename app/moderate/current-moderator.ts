import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { actingModerator, type Moderator } from '#lib/submissions/sign-in/acting-moderator.server';

/** Who looks at this page, by their session or by the key for one item; anybody else is asked to sign in. */
export async function currentModerator(item?: { id: string; key: string }): Promise<Moderator> {
  const moderator = await actingModerator((await headers()).get('cookie'), Date.now(), item);
  return moderator ?? redirect('/moderate/sign-in');
}
