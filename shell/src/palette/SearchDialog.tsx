import type { NavigationEntry } from '@bank/shared/contract';
import { useNavigate } from '@bank/shared/router';
import { EmptyState, iconProps, TextField, VisuallyHidden } from '@bank/shared/ui';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { runHandler } from '../navigation/runHandler';
import { findEntries, type SearchEntry } from './findEntries';
import { KeyHints } from './KeyHints';
import { useText } from './messages';
import { closePalette } from './paletteState';
import { RemoteEntries } from './RemoteEntries';
import { Results } from './Results';
import { SearchBox } from './SearchBox';
import { useCombobox } from './useCombobox';
import { useSearchEntries } from './useSearchEntries';

export function SearchDialog({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const text = useText();
  const perform = usePerform();
  const [query, setQuery] = useState('');
  const sections = findEntries(useSearchEntries(navigation), query);
  const found = sections.flatMap(({ entries }) => entries);
  const choose = (key: string) => {
    const entry = found.find((candidate) => candidate.key === key);
    if (entry) perform(entry);
  };
  const { active, setActive, restart, fieldProps, listProps, optionId } = useCombobox(
    found.map(({ key }) => key),
    choose,
  );
  const onType = (typed: string) => {
    setQuery(typed);
    restart();
  };
  return (
    <SearchBox open onClose={closePalette} title={<VisuallyHidden>{text('search.label')}</VisuallyHidden>}>
      <TextField
        {...fieldProps}
        name="search"
        label={text('search.label')}
        hideLabel
        placeholder={text('search.hint')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={({ target }) => onType(target.value)}
      />
      <VisuallyHidden role="status">
        {query && text(found.length > 0 ? 'search.results' : 'search.none', { count: found.length })}
      </VisuallyHidden>
      {found.length > 0 ? (
        <Results
          sections={sections}
          active={active}
          listProps={listProps}
          optionId={optionId}
          onPoint={setActive}
          onChoose={choose}
        />
      ) : (
        <EmptyState icon={<SearchX {...iconProps} size={20} />} title={text('search.none')}>
          {text('search.noneText')}
        </EmptyState>
      )}
      <KeyHints />
      <RemoteEntries />
    </SearchBox>
  );
}

/** Closing returns the focus first, so that a dialog which opens then gives it back. */
function usePerform(): (entry: SearchEntry) => void {
  const navigate = useNavigate();
  return ({ label, to, onSelect }) => {
    flushSync(closePalette);
    if (to !== undefined) navigate(to);
    else if (onSelect) void runHandler(label, onSelect);
  };
}
