import type { Route } from 'next';
import { Link } from '#components/ui/link';
import { SUBMIT_EVENT_PATH } from '#lib/site/site';

/** Invites organisers to submit an event; `of` is what they organise: 'a part of it'. */
export const AskOrganisers = ({ of }: { of: string }) => (
  <>
    Do you organise {of}?{' '}
    <Link href={SUBMIT_EVENT_PATH as Route} scroll={false}>
      Submit your event
    </Link>
    , it is free.
  </>
);
