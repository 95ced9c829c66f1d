import type { ComponentProps, ReactNode } from 'react';
import { AskOrganisers } from '#components/landing/ask-organisers';
import { LandingHead } from '#components/landing/landing-head';
import { Container } from '#components/ui/layout/container';
import { Section } from '#components/ui/layout/section';
import type { Crumb } from '#lib/site/crumbs';
import { EventSections } from './event-sections.tsx';

type EventsLandingProps = ComponentProps<typeof EventSections> & {
  crumbs: readonly Crumb[];
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
            <AskOrganisers of="something" />
          </p>
        </Section>
      )}
      <EventSections sections={sections} today={today} now={now} />
      <Container>{children}</Container>
    </>
  );
}
