import { today } from '@bank/shared/format';
import { notify } from '@bank/shared/toast';
import { Button, downloadFile, iconProps, notifyFailure, useBalances } from '@bank/shared/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { dashboardData } from '../../data/dashboardData';
import type { TransactionQuery } from '../../data/types';
import { useText } from '../../messages';

/** Exports all matching transactions, not only those on screen. Hidden if the data source cannot export. */
export function ExportButton({ query }: { query: TransactionQuery }) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const { transactionsCsv } = dashboardData();
  if (!transactionsCsv) return null;
  const handleExport = async () => {
    setBusy(true);
    const fileName = `transactions-${today()}.csv`;
    try {
      const csv = await transactionsCsv(query);
      downloadFile(fileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
      const description = useBalances.getState().isHidden
        ? text('history.exportedHidden', { file: fileName })
        : fileName;
      notify({ kind: 'success', title: text('history.exported'), description });
    } catch (error) {
      notifyFailure(text('history.exportFailed'), error);
    }
    setBusy(false);
  };
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<Download {...iconProps} />}
      busy={isBusy}
      aria-label={text('history.exportLabel')}
      onClick={handleExport}
    >
      {text('history.export')}
    </Button>
  );
}
