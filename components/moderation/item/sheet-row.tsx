'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { Icon } from '#components/ui/icon';

/** The event as a tab-separated row to paste into the sheet. */
export function SheetRow({ row }: { row: string }) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(row);
      setOutcome('Copied');
    } catch {
      setOutcome('Mark the row and copy it by hand');
    }
  };
  return (
    <details className="sheet-row">
      <summary>Row for the spreadsheet</summary>
      <textarea readOnly aria-label="Row for the spreadsheet" rows={3} value={row} />
      <div className="sheet-row-line">
        <Button onClick={copy}>
          <Icon name="copy" />
          Copy the row
        </Button>
        <span role="status">{outcome}</span>
      </div>
    </details>
  );
}
