import { iconProps } from '@bank/shared/ui';
import { Info } from 'lucide-react';
import styled from 'styled-components';

/** Whoever runs the bank writes the message, in a language of their choice. */
export function ServiceNotice({ message }: { message: string }) {
  return (
    <Notice role="note">
      <Info {...iconProps} />
      <span dir="auto">{message}</span>
    </Notice>
  );
}

const Notice = styled.div`
  display: flex;
  gap: 12px;
  align-items: start;
  max-width: 100%;
  margin-block: 8px;
  padding: 12px 16px;
  border: 1px solid transparent;
  border-radius: var(--radius-small);
  background: var(--accent-soft);
  color: var(--accent-ink);
  text-align: start;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    margin-block-start: 2px;
  }
`;
