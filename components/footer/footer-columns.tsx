import type { Route } from 'next';
import type { ReactNode } from 'react';
import { buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { Link } from '#components/ui/link';
import { ScriptedLink } from '#components/ui/scripted-link';
import { districtFilterValue } from '#lib/places/district-filter-value';
import { DIASPORA_CITIES, DISTRICTS } from '#lib/places/places';
import { listAddresses } from '#lib/site/list-addresses';
import type { SocialGroup } from '#lib/site/operator-contact';
import { GOVERNMENT_LINK, opensAsDialog, QUICK_LINKS, SUBMIT_INTERNATIONAL_PATH } from '#lib/site/site';
import column from './footer-column.module.css';
import styles from './site-footer.module.css';

const Item = ({ href, children }: { href: Route; children: ReactNode }) => (
  <li>
    <Link href={href} scroll={!opensAsDialog(href)}>
      {children}
    </Link>
  </li>
);

const PlaceItem = ({ city, label }: { city: string; label: string }) => (
  <li>
    <ScriptedLink {...listAddresses({ city })}>{label}</ScriptedLink>
  </li>
);

const ExternalItem = ({ href, label }: { href: string; label: string }) => (
  <li>
    <a href={href} rel="noopener">
      {label}
      <Icon name="external" />
    </a>
  </li>
);

/** A heading and the links below it. */
const FooterColumn = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={column.column}>
    <h2 className={column.title}>{title}</h2>
    <ul className={column.links}>{children}</ul>
  </div>
);

/** The links of the footer. */
export function FooterColumns({ groups }: { groups: readonly SocialGroup[] }) {
  return (
    <div className={styles.columns}>
      <FooterColumn title="Quick Links">
        {QUICK_LINKS.map(({ label, href }) => (
          <Item key={href} href={href as Route}>
            {label}
          </Item>
        ))}
      </FooterColumn>
      <FooterColumn title="Districts">
        {DISTRICTS.map(({ slug, label }) => (
          <PlaceItem key={slug} city={districtFilterValue(slug)} label={label} />
        ))}
      </FooterColumn>
      <div className={styles.abroad}>
        <FooterColumn title="Diaspora">
          {DIASPORA_CITIES.map(({ slug, name }) => (
            <PlaceItem key={slug} city={slug} label={name} />
          ))}
        </FooterColumn>
        <Link className={buttonClass('light')} href={SUBMIT_INTERNATIONAL_PATH as Route} scroll={false}>
          <Icon name="globe" />
          Submit International Event
        </Link>
      </div>
      <FooterColumn title="Around Belize">
        {[...groups, GOVERNMENT_LINK].map(({ label, href }) => (
          <ExternalItem key={href} href={href} label={label} />
        ))}
      </FooterColumn>
    </div>
  );
}
