import type { Metadata } from 'next';
import { CardGrid } from '#components/events/card/card-grid';
import { FormPieces } from '#components/pages/kitchen-sink/form-pieces';
import styles from '#components/pages/kitchen-sink/kitchen-sink.module.css';
import { OpenedPieces } from '#components/pages/kitchen-sink/opened-pieces';
import { Accordion, AccordionItem } from '#components/ui/accordion';
import { Button, type ButtonLook, buttonClass } from '#components/ui/button';
import { Chip } from '#components/ui/chip';
import { Icon } from '#components/ui/icon';
import { ICON_NAMES } from '#components/ui/icon-name';
import { Breadcrumb } from '#components/ui/layout/breadcrumb';
import { Container } from '#components/ui/layout/container';
import { EmptyState } from '#components/ui/layout/empty-state';
import { PageLead } from '#components/ui/layout/page-lead';
import { Section } from '#components/ui/layout/section';
import { Skeleton } from '#components/ui/layout/skeleton';
import { Woven } from '#components/ui/layout/woven';
import { Steps } from '#components/ui/steps';
import { Tabs } from '#components/ui/tabs';
import { CATEGORY_LABELS, EVENT_CATEGORIES } from '#lib/events/event-category';
import type { EventSummary } from '#lib/events/event-summary';
import { belizeDay } from '#lib/time/calendar-day';

export const metadata: Metadata = { title: 'Kitchen sink', robots: { index: false } };

const LOOKS: readonly ButtonLook[] = ['plain', 'primary', 'accent', 'quiet', 'light', 'tile'];
const SPOTS = [
  'nothing-found',
  'nothing-today',
  'nothing-saved',
  'offline',
  'page-error',
  'not-found',
  'no-events',
] as const;

const ticket = (fields: Partial<EventSummary>): EventSummary => ({
  id: 'sample',
  title: 'Sample ticket',
  date: '2099-11-19',
  time: '8 PM - 1 AM',
  venue: 'Y-Not Island',
  city: 'Dangriga',
  place: 'dangriga',
  category: 'cultural',
  cost: 'Free',
  ...fields,
});

function tickets(today: string): EventSummary[] {
  return [
    ticket({ id: 'today', date: today, title: 'A ticket of today', image: '/images/events/garifuna.webp' }),
    ticket({ id: 'cancelled', title: 'A cancelled one', status: 'cancelled', category: 'parade' }),
    ticket({ id: 'postponed', title: 'A postponed one', status: 'postponed', category: 'sports' }),
    ticket({ id: 'unknown', title: 'Date to be confirmed', date: 'TBA', category: 'family' }),
    ticket({
      id: 'long',
      title:
        'A title that goes on and on until two lines are not enough to hold what the organisers had to say',
      venue: 'The large hall behind the new library, second entrance on the side of the market square',
      category: 'education',
    }),
    ...EVENT_CATEGORIES.map((category) =>
      ticket({ id: category, category, title: CATEGORY_LABELS[category], cost: 'Paid' }),
    ),
  ];
}

/** Every piece of the toolkit on one page, for those who build with it. */
export default function KitchenSinkPage() {
  const today = belizeDay(Date.now());
  return (
    <>
      <Container>
        <Breadcrumb
          crumbs={[
            { label: 'Home', href: '/' },
            { label: 'Kitchen sink', href: '/dev/kitchen-sink' },
          ]}
        />
        <PageLead title="Kitchen sink">
          <p>Everything pages are made of. Look at it in both themes, at 320 px and with 200 % text.</p>
        </PageLead>
      </Container>
      <Section id="type" title="Type" lead="One display face; the system’s own for text.">
        <div className={styles.stack}>
          <p className={styles.display}>Wednesday, 19 November, 8:00 PM</p>
          <h3>A heading of the third level</h3>
          <h4>And of the fourth</h4>
          <p>
            Lines of text are at most 68 characters long, so that the eye finds the next one.{' '}
            <a href="#type">Text that leads somewhere</a> is underlined.
          </p>
        </div>
      </Section>
      <Section id="woven" title="Woven motif">
        <div className={styles.stack}>
          <Woven />
          <Woven look="edge" />
        </div>
      </Section>
      <Section id="buttons" title="Buttons">
        <div className={`${styles.row} ${styles.onImage}`}>
          {LOOKS.map((look) => (
            <Button key={look} look={look}>
              <Icon name="calendar" />
              {look}
            </Button>
          ))}
          <Button look="icon" aria-label="Search">
            <Icon name="search" />
          </Button>
          <Button disabled>disabled</Button>
          <a className={buttonClass('primary')} href="#buttons">
            Leads somewhere
          </a>
        </div>
      </Section>
      <Section id="chips" title="Chips and hues">
        <div className={styles.row}>
          <Chip>plain</Chip>
          <Chip look="glow">Today</Chip>
          <Chip look="accent">Cancelled</Chip>
          <Chip look="solid">Free</Chip>
          {EVENT_CATEGORIES.map((category) => (
            <span key={category} data-category={category}>
              <Chip look="hue">
                <Icon name={category} />
                {CATEGORY_LABELS[category]}
              </Chip>
            </span>
          ))}
        </div>
      </Section>
      <Section id="icons" title="Icons">
        <ul className={styles.icons}>
          {ICON_NAMES.map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="opened" title="Dialog, panel, menu, pause">
        <OpenedPieces />
      </Section>
      <Section id="forms" title="Forms">
        <FormPieces />
      </Section>
      <Section id="tabs" title="Tabs">
        <Tabs
          label="Weather"
          tabs={[
            { id: 'current', label: 'Current', content: <p>82°F and clear.</p> },
            { id: 'forecast', label: '5-Day', content: <p>Five days of sun.</p> },
          ]}
        />
      </Section>
      <Section id="accordion" title="Accordion">
        <Accordion>
          <AccordionItem title="A question" icon="info">
            <p>And its answer.</p>
          </AccordionItem>
          <AccordionItem title="Another one" icon="sun">
            <p>Each opens on its own.</p>
          </AccordionItem>
        </Accordion>
      </Section>
      <Section id="steps" title="Steps">
        <Steps
          steps={[
            { title: 'First', words: 'One thing after the other.' },
            { title: 'Then', words: 'Each with its number.' },
          ]}
        />
      </Section>
      <Section id="skeletons" title="Skeletons">
        <div className={styles.stack}>
          <Skeleton />
          <Skeleton shape="card" />
        </div>
      </Section>
      <Section id="tickets" title="Tickets">
        <CardGrid events={tickets(today)} today={today} level={3} />
      </Section>
      <Section id="empty" title="Empty and error states">
        <div className={styles.states}>
          {SPOTS.map((spot) => (
            <EmptyState key={spot} spot={spot} actions={<Button>The way on</Button>}>
              <p>{spot}: one sentence that says what happened.</p>
            </EmptyState>
          ))}
        </div>
      </Section>
    </>
  );
}
