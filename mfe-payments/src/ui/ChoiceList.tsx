import { iconProps } from '@bank/shared/ui';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface Choice {
  value: string;
  icon: ReactNode;
  /** The first line. */
  title: ReactNode;
  /** Below it. */
  detail: ReactNode;
  /** Shown at the end of the row. */
  figure?: ReactNode;
}

interface ChoiceListProps {
  name: string;
  legend: string;
  choices: readonly Choice[];
  value: string;
  error: string | undefined;
  /** Shown where there are no choices. */
  empty?: ReactNode;
  onChoose: (value: string) => void;
}

/** Radio buttons, each with all that one chooses by. */
export function ChoiceList({ name, legend, choices, value, error, empty, onChoose }: ChoiceListProps) {
  const id = useId();
  return (
    <Group aria-describedby={error ? id : undefined}>
      <legend>{legend}</legend>
      <List data-invalid={error ? '' : undefined}>
        {choices.length === 0 && empty}
        {choices.map((choice) => (
          <Row key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChoose(choice.value)}
            />
            <Icon aria-hidden>{choice.icon}</Icon>
            <Words>
              <strong>{choice.title}</strong>
              <span>{choice.detail}</span>
            </Words>
            {choice.figure && <Figure>{choice.figure}</Figure>}
          </Row>
        ))}
      </List>
      {error && (
        <ErrorText id={id} role={choices.length === 0 ? 'alert' : undefined}>
          <CircleAlert {...iconProps} />
          {error}
        </ErrorText>
      )}
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-block-end: 6px;
    padding: 0;
    font-weight: 500;
  }
`;

const List = styled.div`
  border: 1px solid var(--field);
  border-radius: var(--radius-small);
  background: var(--surface);
  overflow: hidden;

  &[data-invalid] {
    border-color: var(--negative);
    box-shadow: inset 0 0 0 1px var(--negative);
  }
`;

const Row = styled.label`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  align-items: center;
  min-height: 64px;
  padding: 8px 14px;
  cursor: pointer;

  & + & {
    border-block-start: 1px solid var(--hairline);
  }
  &:hover {
    background: var(--sunk);
  }
  &:has(:checked) {
    background: var(--accent-soft);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
    border-radius: var(--radius-small);
  }

  > input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--primary);
    outline: none;
  }
`;

const Icon = styled.span`
  display: grid;
  flex: none;
  color: var(--muted);
`;

/** Where large text leaves too little room, what stands at the end is below. */
const Words = styled.span`
  display: grid;
  flex: 1 1 7rem;
  min-width: 0;
  overflow-wrap: anywhere;

  > strong {
    font-weight: 500;
  }
  > span {
    color: var(--muted);
    font-size: var(--text-12);
  }
`;

const Figure = styled.span`
  display: grid;
  justify-items: end;
  margin-inline-start: auto;
  text-align: end;

  > :first-child {
    font-weight: 600;
  }
  > :nth-child(2) {
    color: var(--muted);
    font-size: var(--text-12);
  }
`;

const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  margin-block-start: 6px;
  color: var(--negative);

  > svg {
    flex: none;
    margin-block-start: 1px;
  }
`;
