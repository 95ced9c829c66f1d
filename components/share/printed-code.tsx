import { QRCodeSVG } from 'qrcode.react';
import styles from './printed-code.module.css';

/** Pixels; on paper it is as wide as its column. */
const SIZE = 256;

/**
 * A URL as a QR code with the address below it, on paper only (public/styles/print.css). The server draws it, so that
 * it is there when the page is printed, without a script.
 */
export function PrintedCode({ url }: { url: string }) {
  return (
    <div className={styles.printed} data-paper="">
      <QRCodeSVG value={url} size={SIZE} level="M" marginSize={2} title={`QR code of ${url}`} />
      <p>{url.replace(/^https?:\/\//, '')}</p>
    </div>
  );
}
