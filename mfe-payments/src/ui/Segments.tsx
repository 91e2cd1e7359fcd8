import { styled } from 'styled-components';

interface SegmentsProps<Value extends string> {
  name: string;
  legend: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** Radio buttons side by side, for few and short choices. */
export function Segments<Value extends string>({ name, legend, choices, value, onChoose }: SegmentsProps<Value>) {
  return (
    <Group>
      <legend>{legend}</legend>
      <Row>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </Row>
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

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr));
  gap: 4px;
  padding: 4px;
  border: 1px solid var(--field);
  border-radius: var(--radius-small);
  background: var(--surface);

  > label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 44px;
    padding: 4px 10px;
    border-radius: calc(var(--radius-small) - 4px);
    text-align: center;
    cursor: pointer;
  }
  > label:hover {
    background: var(--sunk);
  }
  > label:has(:checked) {
    background: var(--accent-soft);
    color: var(--accent-ink);
    font-weight: 600;
  }
  > label:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }
  /* It fills its label: a field that takes the focus is scrolled to. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  @media (forced-colors: active) {
    > label:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
