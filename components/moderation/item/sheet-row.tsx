'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { Icon } from '#components/ui/icon';

/** The event as a line to paste into the sheet, cells between tabs. */
export function SheetRow({ row }: { row: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(row);
      setSaid('Copied');
    } catch {
      setSaid('Mark the row and copy it by hand');
    }
  };
  return (
    <details className="sheet-row-sheet">
      <summary>Row for the spreadsheet</summary>
      <textarea readOnly aria-label="Row for the spreadsheet" rows={3} value={row} />
      <div className="sheet-row-line">
        <Button onClick={copy}>
          <Icon name="copy" />
          Copy the row
        </Button>
        <span role="status">{said}</span>
      </div>
    </details>
  );
}
