import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { describeField, FieldError } from './FieldFrame';
import { focusRing } from './styles';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string;
}

/** A native checkbox; the whole row is its label, and so the target (WCAG 2.5.8). */
export function Checkbox({ label, error, ...props }: CheckboxProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <div>
      <Row>
        <Box {...props} {...describeField(id, { error }, props['aria-describedby'])} id={id} type="checkbox" />
        <span>{label}</span>
      </Row>
      <FieldError id={id} error={error} />
    </div>
  );
}

const Row = styled.label`
  display: flex;
  gap: 10px;
  padding-block: 2px;
  font-size: var(--text-14);
  line-height: 1.25rem;
  cursor: pointer;

  @media (pointer: coarse) {
    padding-block: 12px;
  }

  &:has(:disabled) {
    color: var(--muted);
    cursor: not-allowed;
  }
`;

const Box = styled.input`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  cursor: inherit;
  ${focusRing}

  @media (forced-colors: none) {
    appearance: none;
    display: grid;
    place-items: center;
    border: 1px solid var(--field);
    border-radius: 5px;
    background: var(--surface);
    transition: background-color 150ms, border-color 150ms;

    &::before {
      width: 0.75rem;
      height: 0.75rem;
      background: var(--surface);
      clip-path: polygon(14% 47%, 2% 60%, 39% 93%, 98% 22%, 85% 10%, 37% 68%);
      content: '';
    }

    &:hover {
      border-color: var(--ink);
    }

    &:checked {
      border-color: var(--ink);
      background: var(--ink);
    }

    &[aria-invalid='true']:not(:checked) {
      border-color: var(--negative);
    }

    &:disabled {
      opacity: 0.5;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
