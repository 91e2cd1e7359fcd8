import { styled } from 'styled-components';
import type { ReportReason } from '../../data/types';
import { useText } from '../../messages';

const REASONS: ReportReason[] = ['lost', 'stolen'];

interface ReasonChoiceProps {
  value: ReportReason;
  onChoose: (reason: ReportReason) => void;
}

export function ReasonChoice({ value, onChoose }: ReasonChoiceProps) {
  const text = useText();
  return (
    <Choice>
      <legend>{text('report.reason')}</legend>
      {REASONS.map((reason) => (
        <label key={reason}>
          <input type="radio" name="reason" checked={reason === value} onChange={() => onChoose(reason)} />
          {text(`report.${reason}`)}
        </label>
      ))}
    </Choice>
  );
}

const Choice = styled.fieldset`
  display: grid;
  gap: 8px;
  margin: 8px 0 0;
  padding: 0;
  border: 0;

  > legend {
    margin-block-end: 8px;
    padding: 0;
    font-weight: 500;
  }
  > label {
    display: flex;
    gap: 12px;
    align-items: center;
    min-height: 48px;
    padding: 8px 14px;
    border: 1px solid var(--hairline);
    border-radius: var(--radius-small);
    cursor: pointer;
  }
  > label:has(:checked) {
    border-color: var(--ink);
  }
  > label:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    outline: none;
    accent-color: var(--ink);
  }
`;
