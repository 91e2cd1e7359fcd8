import { bankConfig } from '@bank/shared/config';
import { useEffect } from 'react';

/** Names the browser's tab after the page on screen. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${bankConfig().bankName}`;
  }, [title]);
}
