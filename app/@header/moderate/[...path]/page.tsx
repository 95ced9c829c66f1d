import { headers } from 'next/headers';
import { ModerationHeader } from '#components/moderation/moderation-header';
import { ThemeToggle } from '#components/theme/theme-toggle';
import { readHeaderRequest } from '#lib/submissions/moderation/requests/header-request.server';

export const dynamic = 'force-dynamic';

type HeaderProps = {
  params: Promise<{ path: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The header of every page of moderation below the queue. */
export default async function PageHeader({ params, searchParams }: HeaderProps) {
  const { path } = await params;
  const cookies = (await headers()).get('cookie');
  return (
    <ModerationHeader
      themeToggle={<ThemeToggle />}
      {...(await readHeaderRequest(path, await searchParams, cookies))}
    />
  );
}
