import type { HeaderEntry, RegisteredRemote, Titles } from '@bank/shared/contract';

type Shown = Pick<RegisteredRemote, 'mounts' | 'navigation' | 'extensions'>;

/** Keeps the translations of what is shown: a title alone would tell what else there is. */
export function shownTitles(titles: Titles, { mounts, navigation, extensions = [] }: Shown): Titles {
  const pages = mounts.flatMap((mount) => [mount, ...(mount.headings ?? [])]);
  const entries = navigation.flatMap((entry) => [entry, ...(entry.children ?? [])]);
  const shown = new Set([
    ...pages.flatMap(({ title, header }) => [title, ...textsOf(header)]),
    ...entries.map(({ label }) => label),
    ...extensions.map(({ title }) => title),
  ]);
  const ofShown = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).filter(([text]) => shown.has(text)));
  return Object.fromEntries(Object.entries(titles).map(([language, texts]) => [language, ofShown(texts)]));
}

function textsOf(header: HeaderEntry | undefined): string[] {
  return header ? [header.title, ...header.actions.map(({ label }) => label)] : [];
}
