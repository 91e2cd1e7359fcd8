import type { Account } from '@bank/shared/api';
import { iconProps } from '@bank/shared/ui';
import styled from 'styled-components';
import { accountKinds } from './accountKinds';

export function AccountIcon({ type }: { type: Account['type'] }) {
  const { Icon } = accountKinds[type];
  return (
    <Tile>
      <Icon {...iconProps} />
    </Tile>
  );
}

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-small);
  background: var(--sunk);
  color: var(--muted);
`;
