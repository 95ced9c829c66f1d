import { QRCodeSVG } from 'qrcode.react';
import { useId, useRef } from 'react';
import { Button, buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { Modal } from '#components/ui/overlay/modal';
import type { SharedLink } from '#lib/site/share-links';
import { downloadPicture } from './download-picture.ts';
import styles from './qr-dialog.module.css';
import { ShareEntries } from './share-entries.tsx';

type QrDialogProps = SharedLink & { title?: string | undefined; onClose: () => void };

const SIZE = 256;
/** Modules of white around the code, without which many cameras do not find it. */
const QUIET_ZONE = 4;

/** An address as a QR code, in words, and the other ways to pass it on. */
export function QrDialog({ url, message, title = 'Scan to Visit Our Website', onClose }: QrDialogProps) {
  const titleId = useId();
  const code = useRef<SVGSVGElement>(null);
  return (
    <Modal labelledBy={titleId} onClose={onClose} size="small">
      <div className={styles.content}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {/* Dark on white in both themes: a camera reads no light code on a dark ground. */}
        <div className={styles.code}>
          <QRCodeSVG
            ref={code}
            value={url}
            size={SIZE}
            level="M"
            marginSize={QUIET_ZONE}
            bgColor="#ffffff"
            fgColor="#11143a"
            title={`QR code of ${url}`}
          />
        </div>
        <p className={styles.address}>{url.replace(/^https?:\/\//, '')}</p>
        <div className={styles.entries}>
          <ShareEntries url={url} message={message} entryClass={buttonClass('tile')} />
        </div>
        <Button onClick={() => code.current && downloadPicture(code.current, 'qr-code.png')}>
          <Icon name="download" />
          Download
        </Button>
      </div>
    </Modal>
  );
}
