import { bankConfig } from '@bank/shared/config';
import styled from 'styled-components';
import logo from '../images/logo.svg';

/** Whose page it is, where neither the layout nor a remote says so. */
export function BrandMark() {
  return (
    <Mark>
      <img src={logo} alt="" width={28} height={28} />
      {bankConfig().bankName}
    </Mark>
  );
}

const Mark = styled.p`
  display: flex;
  gap: 12px;
  align-items: center;
  font-size: var(--text-16);
  font-weight: 600;
  overflow-wrap: anywhere;
`;
