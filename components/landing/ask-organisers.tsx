import type { Route } from 'next';
import { Link } from '#components/ui/link';
import { SUBMIT_EVENT_PATH } from '#lib/site/site';

/** Asks for what the calendar does not have yet; `of` is what somebody may organise: 'a part of it'. */
export const AskOrganisers = ({ of }: { of: string }) => (
  <>
    Do you organise {of}?{' '}
    <Link href={SUBMIT_EVENT_PATH as Route} scroll={false}>
      Submit your event
    </Link>
    , it is free.
  </>
);
