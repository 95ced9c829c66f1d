'use client';

import { ServerHtml } from '#components/ui/islands/server-html';
import type { OperatorContact, SocialGroup } from '#lib/site/operator-contact';
import { ContactWords } from './contact-words.tsx';
import { FooterColumns } from './footer-columns.tsx';
import './contact-place.module.css';
import './footer-column.module.css';
import './reef.module.css';
import './surf.module.css';
import { Reef } from './reef.tsx';
import { Surf } from './surf.tsx';

// Parts of the footer that no script changes. The browser's bundle is without them; pages of the site share one footer,
// so their HTML is always there.

export const SurfHtml = () => (
  <ServerHtml name="surf" render={() => (typeof window === 'undefined' ? <Surf /> : null)} />
);

export const ContactWordsHtml = ({ contact }: { contact: OperatorContact }) => (
  <ServerHtml
    name="contact"
    render={() => (typeof window === 'undefined' ? <ContactWords contact={contact} /> : null)}
  />
);

export const FooterColumnsHtml = ({ groups }: { groups: readonly SocialGroup[] }) => (
  <ServerHtml
    name="footer"
    render={() => (typeof window === 'undefined' ? <FooterColumns groups={groups} /> : null)}
  />
);

export const ReefHtml = () => (
  <ServerHtml name="reef" render={() => (typeof window === 'undefined' ? <Reef /> : null)} />
);
