import { Icon } from '#components/ui/icon';
import { ScriptedLink } from '#components/ui/scripted-link';
import { listAddresses } from '#lib/site/list-addresses';
import { pluralize } from '#lib/text/pluralize';
import styles from './postcard.module.css';
import stamp from './stamp.module.css';

const COUNTRIES: Record<string, string> = { US: 'United States', GB: 'United Kingdom', CA: 'Canada' };

type PostcardProps = { slug: string; city: string; country: string; events: number };

/** A drawing of a stamp with the sun over the sea, and the waves of a postmark across it. */
const Stamp = () => (
  <svg className={stamp.stamp} viewBox="0 0 112 72" aria-hidden="true" focusable="false">
    <rect className={stamp.edge} x="56" y="4" width="52" height="64" />
    <rect className={stamp.sky} x="61" y="9" width="42" height="54" />
    <circle className={stamp.sun} cx="82" cy="36" r="13" />
    <path className={stamp.sea} d="M61 40q5-5 10.5 0t10.5 0 10.5 0 10.5 0v23h-42z" />
    <path className={stamp.wave} d="M61 51q5-5 10.5 0t10.5 0 10.5 0 10.5 0" />
    <path
      className={stamp.mark}
      d="M4 22q8-7 16 0t16 0 16 0 16 0 16 0M4 36q8-7 16 0t16 0 16 0 16 0 16 0M4 50q8-7 16 0t16 0 16 0 16 0 16 0"
    />
  </svg>
);

/** A city abroad as an airmail postcard; the whole card is one link to its events. */
export function Postcard({ slug, city, country, events }: PostcardProps) {
  return (
    <ScriptedLink className={styles.card} {...listAddresses({ city: slug })} data-country={country}>
      <span className={styles.paper}>
        <span className={styles.stamp}>
          <Stamp />
        </span>
        <span className={styles.country}>{COUNTRIES[country] ?? country}</span>{' '}
        <span className={styles.city}>{city}</span>{' '}
        <span className={styles.events}>
          {events > 0 ? <strong>{pluralize(events, 'event')} to come</strong> : 'No dates yet'}
          <Icon name="arrow-right" />
        </span>
      </span>
    </ScriptedLink>
  );
}
