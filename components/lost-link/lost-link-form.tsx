import { Button } from '#components/ui/button';
import { TextField } from '#components/ui/form/text-field';
import { LOST_LINK_TITLE } from '#lib/site/lost-link';
import styles from './lost-link.module.css';

/** Asks for the address to which private links are sent: a plain form, which needs no JavaScript. */
export function LostLinkForm() {
  return (
    <form method="post" action="/api/lost-link" className={styles.form} aria-label={LOST_LINK_TITLE}>
      <TextField
        name="email"
        type="email"
        label="Your email"
        help="The address that you gave in our form."
        autoComplete="email"
        required
        maxLength={254}
      />
      <Button type="submit" look="accent">
        Email me my links
      </Button>
    </form>
  );
}
