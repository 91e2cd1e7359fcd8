import { Reference } from '@bank/shared/ui';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface FormAlertProps {
  message: string | undefined;
  action?: ReactNode;
  reference?: string | undefined;
}

/** The live region exists before its first message, or screen readers would miss that one. They do not read numbers out. */
export function FormAlert({ message, action, reference }: FormAlertProps) {
  return (
    <>
      <Region role="alert">
        {message && (
          <Box>
            <CircleAlert size={20} strokeWidth={1.75} aria-hidden />
            <span>
              {message} {action}
            </span>
          </Box>
        )}
      </Region>
      {message && reference && <Reference reference={reference} />}
    </>
  );
}

// While empty it must not take up a gap in the form.
const Region = styled.div`
  &:empty {
    position: absolute;
  }
`;

const Box = styled.p`
  display: flex;
  gap: 10px;
  margin: 0;
  padding: 12px 14px;
  border: 1px solid color-mix(in srgb, var(--negative) 40%, transparent);
  border-radius: var(--radius-small);
  background: var(--negative-soft);
  color: var(--negative);
  font-size: var(--text-14);
  line-height: 1.25rem;

  & > svg {
    flex: none;
  }
`;
