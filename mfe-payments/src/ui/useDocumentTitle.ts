import { bankConfig } from '@bank/shared/config';
import { useEffect } from 'react';

/** For a page that is called something else than its path, by which the shell names the document. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${bankConfig().bankName}`;
  }, [title]);
}
