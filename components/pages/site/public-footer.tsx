import { ContactForm } from '#components/contact/contact-form';
import { DataSaverSwitch } from '#components/device/data-saver-switch';
import { SiteFooter } from '#components/footer/site-footer';
import { PendingView } from '#components/header/pending-view';
import { nextIndependenceDay } from '#lib/time/next-holiday';

type PublicFooterProps = Pick<Parameters<typeof SiteFooter>[0], 'contact' | 'groups'> & { now: number };

/** The footer of the public pages at `now` (milliseconds since 1970), and what says that the next page is loading. */
export function PublicFooter({ now, contact, groups }: PublicFooterProps) {
  return (
    <>
      <PendingView />
      <SiteFooter
        independenceDay={nextIndependenceDay(now)}
        contact={contact}
        groups={groups}
        contactForm={<ContactForm contact={contact} />}
        settings={<DataSaverSwitch look="footer" />}
      />
    </>
  );
}
