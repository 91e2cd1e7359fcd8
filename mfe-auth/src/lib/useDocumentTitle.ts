import { bankConfig } from '@bank/shared/config';
import { useEffect } from 'react';

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${bankConfig().bankName}`;
  }, [title]);
}
