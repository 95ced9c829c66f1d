import { QRCodeSVG } from 'qrcode.react';
import { useId, useRef } from 'react';
import { Button, buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { Modal } from '#components/ui/overlay/modal';
import type { SharedLink } from '#lib/site/share-links';
import styles from './qr-dialog.module.css';
import { ShareEntries } from './share-entries.tsx';

type QrDialogProps = SharedLink & { title?: string | undefined; onClose: () => void };

const SIZE = 256;
/** White modules around the code, without which many cameras do not recognise it. */
const QUIET_ZONE = 4;

const DOWNLOAD_PX = 1024;

/** Downloads a drawing of the page as a square PNG, large enough for a flyer. */
async function downloadAsPng(drawing: SVGSVGElement, fileName: string) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = DOWNLOAD_PX;
  canvas.height = DOWNLOAD_PX;
  canvas.getContext('2d')?.drawImage(image, 0, 0, DOWNLOAD_PX, DOWNLOAD_PX);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = fileName;
  link.click();
}

/** A URL as a QR code and as text, with the other ways to share it. */
export function QrDialog({ url, message, title = 'Scan to Visit Our Website', onClose }: QrDialogProps) {
  const titleId = useId();
  const code = useRef<SVGSVGElement>(null);
  return (
    <Modal labelledBy={titleId} onClose={onClose} size="small">
      <div className={styles.content}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {/* Dark on white in both themes: cameras do not read a light code on a dark background. */}
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
        <Button onClick={() => code.current && downloadAsPng(code.current, 'qr-code.png')}>
          <Icon name="download" />
          Download
        </Button>
      </div>
    </Modal>
  );
}
