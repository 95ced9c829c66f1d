import { QRCodeSVG } from 'qrcode.react';
import { useId, useRef, useState } from 'react';
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

/**
 * 'qr-code-20261205-hopkins-fiesta.png': several of them in one folder are told apart. A path with a sign of percent that
 * encodes nothing stays as it is.
 */
function fileNameOf(url: string): string {
  const { pathname, hostname } = new URL(url);
  const name = pathname.split('/').findLast(Boolean) ?? hostname;
  try {
    return `qr-code-${decodeURIComponent(name)}.png`;
  } catch {
    return `qr-code-${name}.png`;
  }
}

/** Downloads a drawing of the page as a square PNG, large enough for a flyer. Rejects where the browser draws none. */
async function downloadAsPng(drawing: SVGSVGElement, fileName: string) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = DOWNLOAD_PX;
  canvas.height = DOWNLOAD_PX;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.drawImage(image, 0, 0, DOWNLOAD_PX, DOWNLOAD_PX);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = fileName;
  link.click();
}

/** A URL as a QR code and as text, with the other ways to share it. */
export function QrDialog({ url, message, title = 'Scan to Visit Our Website', onClose }: QrDialogProps) {
  const titleId = useId();
  const code = useRef<SVGSVGElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const download = () => {
    if (!code.current) return;
    setHasFailed(false);
    downloadAsPng(code.current, fileNameOf(url)).catch(() => setHasFailed(true));
  };
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
        <Button onClick={download}>
          <Icon name="download" />
          Download
        </Button>
        <p role="status">
          {hasFailed && 'This browser cannot make the image. A screenshot of the code does as well.'}
        </p>
      </div>
    </Modal>
  );
}
