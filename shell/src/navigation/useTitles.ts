import { bindTexts } from '@bank/shared/i18n';
import type en from './locales/en.json';

type Title = keyof typeof en;

// English ones are in the manifests themselves.
const { useText } = bindTexts<Title>({} as Record<Title, string>, {
  es: () => import('./locales/es.json'),
  ar: () => import('./locales/ar.json'),
});

/** The titles of the bank's own pages, entries and actions in the page's language; others stay as manifests have them. */
export function useTitles(): (title: string) => string {
  const text = useText();
  return (title) => text(title as Title);
}
