import { TextField } from '@bank/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../messages';
import { canSearch } from './useHistoryAddress';

/** Long enough that most words are typed in one go. */
const SEARCH_DELAY_MS = 300;

interface SearchFieldProps {
  /** What is looked for now. */
  text: string | undefined;
  onSearch: (text: string | undefined) => void;
}

export function SearchField({ text: wanted = '', onSearch }: SearchFieldProps) {
  const text = useText();
  const [draft, setDraft] = useState(wanted);
  const [known, setKnown] = useState(wanted);
  const [asked, setAsked] = useState(wanted);
  const [isTooShort, setTooShort] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (known !== wanted) {
    setKnown(wanted);
    // Not by this field: filters were cleared, or Back was pressed.
    if (asked !== wanted) {
      setAsked(wanted);
      setDraft(wanted);
    }
  }

  const search = (typed: string) => {
    clearTimeout(timer.current);
    const next = canSearch(typed) ? typed.trim() : '';
    setTooShort(next === '' && typed.trim() !== '');
    if (next === asked) return;
    setAsked(next);
    onSearch(next || undefined);
  };
  return (
    <Box role="search" data-screen-only={draft === '' || undefined}>
      <TextField
        type="search"
        name="search"
        label={text('history.search')}
        hideLabel
        placeholder={text('history.search')}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={draft}
        hint={isTooShort && text('history.searchTooShort')}
        onChange={({ currentTarget: { value } }) => {
          setDraft(value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(value), SEARCH_DELAY_MS);
        }}
        onKeyDown={({ key, currentTarget: { value } }) => {
          if (key === 'Enter') search(value);
        }}
      />
    </Box>
  );
}

/** Gives way to the filters, so that none of them stands alone below. */
const Box = styled.div`
  flex: 1 1 9.5rem;
  width: 13rem;
  min-width: 0;
  max-width: 13rem;

  input {
    width: 100%;
    min-height: 36px;
    padding-inline: 12px;
    font-size: var(--text-14);
  }

  @media (pointer: coarse) {
    input {
      min-height: 44px;
      font-size: max(16px, var(--text-14));
    }
  }

  @container (width < 40rem) {
    width: auto;
    max-width: none;
  }
`;
