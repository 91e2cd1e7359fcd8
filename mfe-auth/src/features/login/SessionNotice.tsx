import { useSession } from '@bank/shared/session';
import { iconProps } from '@bank/shared/ui';
import { Info } from 'lucide-react';
import { styled } from 'styled-components';
import { useText } from '../../messages';

const reasons = { expired: 'login.sessionExpired', inactive: 'login.sessionInactive' } as const;

/** Explains a sign-out that the customer did not ask for. */
export function SessionNotice() {
  const text = useText();
  const { end } = useSession();
  if (end === undefined || end === 'left') return null;
  return (
    <Box role="status">
      <Info {...iconProps} size={20} />
      <span>{text(reasons[end])}</span>
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
  line-height: 1.25rem;

  & > svg {
    flex: none;
    color: var(--muted);
  }
`;
