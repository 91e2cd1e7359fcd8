import { Spinner } from '@bank/shared/ui';
import { type ComponentProps, useId } from 'react';
import styled from 'styled-components';
import { useText } from './messages';
import { ResultRow } from './ResultRow';
import type { FoundGroup } from './useGroups';

interface ResultsProps {
  groups: readonly FoundGroup[];
  /** Key of the entry that Enter chooses. */
  active: string | undefined;
  listProps: ComponentProps<'div'>;
  optionId: (key: string) => string;
  onPoint: (key: string) => void;
  onChoose: (key: string) => void;
}

export function Results({ groups, active, listProps, optionId, onPoint, onChoose }: ResultsProps) {
  const text = useText();
  const id = useId();
  return (
    <List {...listProps} aria-label={text('search.label')}>
      {groups.map(({ key, title, entries, isLoading }) => (
        <Group key={key} role="group" aria-labelledby={`${id}${key}`} aria-busy={isLoading}>
          <p id={`${id}${key}`}>{title}</p>
          {entries.map((entry) => (
            <ResultRow
              key={entry.key}
              entry={entry}
              id={optionId(entry.key)}
              isActive={entry.key === active}
              onPoint={() => onPoint(entry.key)}
              onChoose={() => onChoose(entry.key)}
            />
          ))}
          {isLoading && entries.length === 0 && (
            <Waiting role="option" aria-disabled aria-selected={false} tabIndex={-1}>
              <Spinner />
              {text('results.loading')}
            </Waiting>
          )}
        </Group>
      ))}
    </List>
  );
}

const List = styled.div`
  flex: 1;
  min-height: 0;
  padding: 4px 8px 8px;
  overflow: auto;
  overscroll-behavior: contain;
`;

const Group = styled.div`
  > p {
    padding: 12px 12px 4px;
    color: var(--muted);
    font-size: var(--text-12);
    font-weight: 600;
    letter-spacing: 0.02em;
  }
`;

const Waiting = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 48px;
  padding: 6px 12px;
  color: var(--muted);
  font-size: var(--text-14);
`;
