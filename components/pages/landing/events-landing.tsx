import type { Route } from 'next';
import type { ComponentProps, ReactNode } from 'react';
import { LandingHead } from '#components/landing/landing-head';
import { Container } from '#components/ui/layout/container';
import { Section } from '#components/ui/layout/section';
import { Link } from '#components/ui/link';
import { SUBMIT_EVENT_PATH } from '#lib/site/site';
import { EventSections } from './event-sections.tsx';

type EventsLandingProps = ComponentProps<typeof EventSections> & {
  crumbs: readonly { label: string; href: string }[];
  title: string;
  lead: string;
  /** The ways on. */
  children: ReactNode;
};

/** What is on, by time, on a page that is about nothing else. */
export function EventsLanding({ crumbs, title, lead, children, sections, today, now }: EventsLandingProps) {
  return (
    <>
      <LandingHead crumbs={crumbs} title={title}>
        <p>{lead}</p>
      </LandingHead>
      {sections.every(({ events }) => events.length === 0) && (
        <Section id="events" title="Events">
          <p>
            Do you organise something?{' '}
            <Link href={SUBMIT_EVENT_PATH as Route} scroll={false}>
              Submit your event
            </Link>
            , it is free.
          </p>
        </Section>
      )}
      <EventSections sections={sections} today={today} now={now} />
      <Container>{children}</Container>
    </>
  );
}
