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
  min-height: var(--header-height);
  padding: 0 18px;
  font-size: var(--text-16);
  font-weight: 600;
  line-height: 1.25;
  letter-spacing: -0.01em;
  text-decoration: none;

  /* As wide as in the open sidebar, so that the name does not wrap anew while the sidebar opens. */
  > span {
    display: -webkit-box;
    flex: none;
    width: calc(var(--sidebar-width) - 76px);
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  dialog & > span {
    flex: 1;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  &[data-rail] {
    padding: 0 10px;
    > span {
      display: none;
    }
  }
`;
