import { bankConfig } from '@bank/shared/config';
import { useEffect } from 'react';

/** The shell names the document by its path, which several titles may share. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${bankConfig().bankName}`;
  }, [title]);
}
