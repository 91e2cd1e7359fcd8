import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { iconProps } from './iconProps';
import { VisuallyHidden } from './VisuallyHidden';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  hideLabel?: boolean;
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  inline?: boolean;
  children: ReactNode;
}

export function FieldFrame({ id, label, hint, error, hideLabel = false, inline = false, children }: FieldFrameProps) {
  return (
    <Frame data-inline={inline || undefined}>
      <Label as={hideLabel ? VisuallyHidden : 'span'}>
        <label htmlFor={id}>{label}</label>
      </Label>
      {children}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <FieldError id={id} error={error} />
    </Frame>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error && (
      <ErrorText id={`${id}-error`}>
        <CircleAlert {...iconProps} />
        {error}
      </ErrorText>
    )
  );
}

/** ARIA attributes that link a control to its hint and error (WCAG 3.3.1). */
export function describeField(id: string, { hint, error }: Partial<FieldTexts>, given?: string) {
  const ids = [given, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  &[data-inline] {
    flex-flow: row wrap;
    gap: 4px 8px;
    align-items: center;

    & > :first-child {
      margin: 0;
      color: var(--muted);
      font-weight: 400;
    }
    & > :nth-child(2) {
      flex: auto;
    }
  }
`;

const Label = styled.span`
  margin-block-end: 6px;
  font-size: var(--text-14);
  font-weight: 500;
  line-height: 1.5;
`;

const Hint = styled.p`
  margin: 6px 0 0;
  color: var(--muted);
  font-size: var(--text-14);
  line-height: 1.45;
`;

const ErrorText = styled(Hint)`
  display: flex;
  gap: 6px;
  color: var(--negative);
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    margin-block-start: 1px;
  }
`;
