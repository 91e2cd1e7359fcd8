import type { Account } from '@bank/shared/api';
import { bankConfig } from '@bank/shared/config';
import { ButtonLink, iconProps } from '@bank/shared/ui';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { useText } from '../texts/messages';
import { openPathOf } from './openPathOf';

/** Shown to customers who have one already. */
export function OpenAnother({ type }: { type: Account['type'] }) {
  const text = useText();
  const { supportPhone, supportEmail } = bankConfig();
  const path = openPathOf(type);
  return (
    <Line data-screen-only>
      {path ? (
        <ButtonLink to={path} icon={<Plus {...iconProps} />}>
          {text('type.openAnotherOnline')}
        </ButtonLink>
      ) : (
        text('type.openAnother', { phone: supportPhone, email: supportEmail })
      )}
    </Line>
  );
}

const Line = styled.p`
  margin: 0;
  color: var(--muted);
  font-size: var(--text-14);
`;
