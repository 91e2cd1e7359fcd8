import { bankConfig } from '@bank/shared/config';
import { styled } from 'styled-components';
import logo from '../../images/logo-light.svg';

interface BankMarkProps {
  /** The logo is light and needs a dark tile on a background that may be light. */
  hasTile?: boolean;
}

export function BankMark({ hasTile = false }: BankMarkProps) {
  return (
    <Row>
      <Logo src={logo} alt="" width={40} height={40} data-tile={hasTile || undefined} />
      <span>{bankConfig().bankName}</span>
    </Row>
  );
}

const Row = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  margin: 0;
  font-size: var(--text-16);
  font-weight: 600;
  line-height: 1.25;
  letter-spacing: -0.01em;
  overflow-wrap: break-word;

  & > span {
    min-width: 0;
  }
`;

const Logo = styled.img`
  flex: none;

  &[data-tile] {
    padding: 7px;
    border: 1px solid var(--hairline);
    border-radius: 11px;
    background: var(--ground);
    color-scheme: dark;
  }
`;
