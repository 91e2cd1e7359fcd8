import { type ExtensionFacts, type PaletteAnswer, type PaletteResult, useExtensions } from '@bank/shared/contract';
import { Initials, iconProps } from '@bank/shared/ui';
import { TriangleAlert } from 'lucide-react';
import { EntryIcon } from '../navigation/EntryIcon';
import { entryKey } from './entryKey';
import type { FoundEntry } from './findEntries';
import { useText } from './messages';
import { useAnswers } from './offers';
import type { FoundGroup } from './useGroups';

/** A group for each remote that searches for what is typed, while it has, loads or lacks something. */
export function useAnsweredGroups(): FoundGroup[] {
  const text = useText();
  const answers = useAnswers();
  const failure = { label: text('results.failed'), detail: text('results.retry') };
  return useExtensions('bank/palette/results@1')
    .map((extension) => groupOf(extension, answers.get(extension.id) ?? NOT_LOADED, failure))
    .filter(({ entries, isLoading }) => isLoading || entries.length > 0);
}

const NOT_LOADED: PaletteAnswer = { status: 'loading', results: [] };

function groupOf(
  extension: ExtensionFacts,
  answer: PaletteAnswer,
  failure: Pick<FoundEntry, 'label' | 'detail'>,
): FoundGroup {
  const { id, title } = extension;
  const key = `results.${id}`;
  if (answer.status === 'error') {
    const icon = <TriangleAlert {...iconProps} />;
    const entry = { ...failure, key: entryKey('failure', extension), icon, onSelect: answer.retry, keepsOpen: true };
    return { key, title, entries: [entry] };
  }
  const entries = answer.results.map((result) => entryOf(extension, result));
  return { key, title, entries, isLoading: answer.status === 'loading' };
}

function entryOf(extension: ExtensionFacts, { id, icon, ...result }: PaletteResult): FoundEntry {
  const isPerson = typeof icon === 'object' && 'person' in icon;
  return {
    ...result,
    key: entryKey('results', extension, id),
    icon: isPerson ? <Initials name={icon.person} /> : <EntryIcon icon={icon} />,
  };
}
