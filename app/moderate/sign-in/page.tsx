import type { Metadata } from 'next';
import { SignInForm } from '#components/moderation/sign-in-form';
import { PageLead } from '#components/ui/layout/page-lead';
import { searchParamsOf } from '#lib/submissions/moderation/requests/queue-filter';
import { isSignInOpen } from '#lib/submissions/moderation/sign-in/sign-in-link.server';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Sign in' };

export default async function SignInPage({ searchParams }: PageProps<'/moderate/sign-in'>) {
  const search = searchParamsOf(await searchParams);
  const token = search.get('token') ?? '';
  const isOpen = token !== '' && (await isSignInOpen(token, Date.now()));
  const problem = token && !isOpen ? 'link' : (search.get('problem') ?? undefined);
  return (
    <>
      <PageLead title="Sign in to moderate">
        {!isOpen && <p>No password: we email you a link that signs you in.</p>}
      </PageLead>
      <SignInForm token={isOpen ? token : undefined} isSent={search.has('sent')} problem={problem} />
    </>
  );
}
