import { bankConfig } from '@bank/shared/config';
import { paths } from '@bank/shared/paths';
import { Link } from '@bank/shared/router';
import styled from 'styled-components';
import logo from '../images/logo.svg';

export function Brand({ isRail = false }: { isRail?: boolean }) {
  const { bankName } = bankConfig();
  return (
    <Home to={paths.dashboard} aria-label={bankName} data-rail={isRail || undefined}>
      <img src={logo} alt="" width={28} height={28} />
      <span>{bankName}</span>
    </Home>
  );
}

const Home = styled(Link)`
  display: flex;
  flex: none;
  gap: 12px;
  align-items: center;
  height: var(--header-height);
  padding: 0 18px;
  font-size: var(--text-16);
  font-weight: 600;
  letter-spacing: -0.01em;
  text-decoration: none;
  white-space: nowrap;

  &:focus-visible {
    outline-offset: -4px;
  }
  &[data-rail] {
    padding: 0 10px;
    span {
      display: none;
    }
  }
`;
