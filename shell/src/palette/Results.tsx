import { type ComponentProps, useId } from 'react';
import styled from 'styled-components';
import type { FoundSection } from './findEntries';
import { useText } from './messages';
import { ResultRow } from './ResultRow';

interface ResultsProps {
  sections: readonly FoundSection[];
  /** Key of the entry that Enter chooses. */
  active: string | undefined;
  listProps: ComponentProps<'div'>;
  optionId: (key: string) => string;
  onPoint: (key: string) => void;
  onChoose: (key: string) => void;
}

export function Results({ sections, active, listProps, optionId, onPoint, onChoose }: ResultsProps) {
  const text = useText();
  const id = useId();
  return (
    <List {...listProps} aria-label={text('search.label')}>
      {sections.map(({ section, entries }) => (
        <Group key={section} role="group" aria-labelledby={`${id}${section}`}>
          <p id={`${id}${section}`}>{text(`section.${section}`)}</p>
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
