import { useSession } from '@bank/shared/session';
import { iconProps } from '@bank/shared/ui';
import { Info } from 'lucide-react';
import { styled } from 'styled-components';

const reasons = {
  expired: 'Your session has ended.',
  inactive: 'You were signed out because nothing was done for a while.',
};

/** Explains a sign-out that the customer did not ask for. */
export function SessionNotice() {
  const { end } = useSession();
  if (end === undefined || end === 'left') return null;
  return (
    <Box role="status">
      <Info {...iconProps} size={20} />
      <span>{reasons[end]} Sign in to go on where you were.</span>
    </Box>
  );
}

const Box = styled.p`
  display: flex;
  gap: 10px;
  margin: 24px 0 0;
  padding: 12px 14px;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-small);
  background: var(--sunk);
  font-size: var(--text-14);
  line-height: 20px;

  & > svg {
    flex: none;
    color: var(--muted);
  }
`;
