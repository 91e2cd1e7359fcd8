import { bankConfig } from '@bank/shared/config';
import styled from 'styled-components';
import { useText } from '../texts/messages';

/** Shown to customers who have one already. */
export function OpenAnother() {
  const text = useText();
  const { supportPhone, supportEmail } = bankConfig();
  return <Line data-screen-only>{text('type.openAnother', { phone: supportPhone, email: supportEmail })}</Line>;
}

const Line = styled.p`
  margin: 0;
  color: var(--muted);
  font-size: var(--text-14);
`;
