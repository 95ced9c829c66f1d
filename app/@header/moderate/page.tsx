import { headers } from 'next/headers';
import { ModerationHeader } from '#components/moderation/moderation-header';
import { ThemeToggle } from '#components/theme/theme-toggle';
import { readHeaderRequest } from '#lib/submissions/moderation/requests/header-request.server';

export const dynamic = 'force-dynamic';

/** The header of the queue. */
export default async function QueueHeader({ searchParams }: PageProps<'/moderate'>) {
  return (
    <ModerationHeader
      themeToggle={<ThemeToggle />}
      {...(await readHeaderRequest([], await searchParams, (await headers()).get('cookie')))}
    />
  );
}
