import type { NavigationEntry } from '@bank/shared/contract';
import { useNavigate } from '@bank/shared/router';
import { EmptyState, iconProps, TextField, VisuallyHidden } from '@bank/shared/ui';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { runHandler } from '../navigation/runHandler';
import type { FoundEntry } from './findEntries';
import { KeyHints } from './KeyHints';
import { useText } from './messages';
import { closePalette } from './paletteState';
import { RemoteEntries } from './RemoteEntries';
import { Results } from './Results';
import { rememberEntry } from './recentEntries';
import { SearchBox } from './SearchBox';
import { useCombobox } from './useCombobox';
import { useGroups } from './useGroups';

export function SearchDialog({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const text = useText();
  const perform = usePerform();
  const [query, setQuery] = useState('');
  const groups = useGroups(navigation, query);
  const found = groups.flatMap(({ entries }) => entries);
  const isLoading = groups.some((group) => group.isLoading);
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
        {query && !isLoading && text(found.length > 0 ? 'search.results' : 'search.none', { count: found.length })}
      </VisuallyHidden>
      {groups.length > 0 ? (
        <Results
          groups={groups}
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
      <RemoteEntries query={query.trim()} />
    </SearchBox>
  );
}

/** Closing returns the focus first, so that a dialog which opens then gives it back. */
function usePerform(): (entry: FoundEntry) => void {
  const navigate = useNavigate();
  return (entry) => {
    const { label, to, onSelect, keepsOpen } = entry;
    if (!keepsOpen) flushSync(closePalette);
    if (to !== undefined) {
      rememberEntry(entry);
      navigate(to);
    } else if (onSelect) void runHandler(label, onSelect);
  };
}
