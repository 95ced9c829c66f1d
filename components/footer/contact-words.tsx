import { LostLink } from '#components/forms/lost-link';
import { buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { type OperatorContact, whatsAppLink } from '#lib/site/operator-contact';
import place from './contact-place.module.css';

/** What the contact form is for, and the operator's email and WhatsApp where they are configured. */
export const ContactWords = ({ contact: { email, whatsapp } }: { contact: OperatorContact }) => (
  <>
    <p>
      A date that moved, a fiesta we missed, a question from abroad: tell us. <LostLink />
    </p>
    <p className={place.addresses}>
      <a className={`${buttonClass('light')} ${place.write}`} href="#contact">
        <Icon name="edit" />
        Write to us
      </a>
      {email && (
        <a className={buttonClass('light')} href={`mailto:${email}`}>
          <Icon name="mail" />
          {email}
        </a>
      )}
      {whatsapp && (
        <a className={buttonClass('light')} href={whatsAppLink(whatsapp)} rel="noopener">
          <Icon name="whatsapp" />
          WhatsApp {whatsapp}
        </a>
      )}
    </p>
  </>
);
