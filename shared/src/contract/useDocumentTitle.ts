import { useEffect } from 'react';
import { bankConfig } from '../config';

/** Names the document, which the shell names by its path: several titles may share that. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${bankConfig().bankName}`;
  }, [title]);
}
