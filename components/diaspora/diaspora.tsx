import type { ReactNode } from 'react';
import { Section } from '#components/ui/layout/section';
import styles from './diaspora.module.css';
import type { PostcardsProps } from './postcards.tsx';
import { PostcardsPart } from './postcards-part.tsx';

type DiasporaProps = PostcardsProps & {
  /** The share menu and the QR code button. */
  share?: ReactNode;
  qrCode?: ReactNode;
};

/** The cities abroad as postcards, and buttons to share the guide. */
export function Diaspora({ cities, share, qrCode }: DiasporaProps) {
  return (
    <Section
      id="diaspora"
      title="Belize away from home"
      lead="Picnics, galas and parades of Belizeans abroad: pick your city."
    >
      <PostcardsPart cities={cities} />
      {(share || qrCode) && (
        <div className={styles.send}>
          <div>
            <h3>Send it home</h3>
            <p>One link for the family chat, with everything that is on.</p>
          </div>
          <div className={styles.buttons}>
            {share}
            {qrCode}
          </div>
        </div>
      )}
    </Section>
  );
}
