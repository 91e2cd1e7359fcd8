import { bankConfig } from '@bank/shared/config';
import { signOut } from '@bank/shared/session';
import {
  Dialog,
  ErrorView,
  iconProps,
  Menu,
  setBalancesHidden,
  useBalances,
  useLanguageEntries,
  useThemeEntries,
} from '@bank/shared/ui';
import { Eye, EyeOff, LogOut, Search, UserRound, Wrench } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../messages';
import { openPalette } from '../palette/openPalette';
import { LazyPart } from '../ui/LazyPart';

/** Loaded on demand: customers never need it. */
const loadOverrideDialog = () => import('../overrides/OverrideDialog');

interface AvatarMenuProps {
  /** Whether it has what the header has no room for. */
  hasSearch: boolean;
  hasBalances: boolean;
  /** Where there is no room for the theme's button, either. */
  isMobile: boolean;
}

/** Signing out shows the sign-in page, because `RequireSession` redirects. */
export function AvatarMenu({ hasSearch, hasBalances, isMobile }: AvatarMenuProps) {
  const [isOverriding, setOverriding] = useState(false);
  const text = useText();
  const isHidden = useBalances((balances) => balances.isHidden);
  const languages = useLanguageEntries();
  const { entries: themes } = useThemeEntries();
  const close = () => setOverriding(false);
  const search = {
    id: 'search',
    label: text('header.search'),
    icon: <Search {...iconProps} />,
    onSelect: () => openPalette('search'),
  };
  const balances = {
    id: 'balances',
    label: text(isHidden ? 'account.showBalances' : 'account.hideBalances'),
    icon: isHidden ? <Eye {...iconProps} /> : <EyeOff {...iconProps} />,
    onSelect: () => setBalancesHidden(!isHidden),
  };
  const override = {
    id: 'overrides',
    label: 'Overrides',
    icon: <Wrench {...iconProps} />,
    onSelect: () => setOverriding(true),
  };
  return (
    <>
      <Menu
        label={text('account.menu')}
        align="end"
        trigger={
          <Avatar type="button" aria-label={text('account.menu')}>
            <span aria-hidden>A</span>
          </Avatar>
        }
        items={[
          {
            id: 'profile',
            label: text('account.profile'),
            icon: <UserRound {...iconProps} />,
            onSelect: () => openPalette('profile'),
          },
          ...(hasSearch ? [search] : []),
          ...(hasBalances ? [balances] : []),
          ...(bankConfig().overrides ? [override] : []),
          ...(isMobile ? themes : []),
          ...languages,
          { id: 'logout', label: text('account.logout'), icon: <LogOut {...iconProps} />, onSelect: () => signOut() },
        ]}
      />
      {isOverriding && (
        <LazyPart
          load={loadOverrideDialog}
          props={{ open: true, onClose: close }}
          renderError={(retry) => (
            <Dialog open onClose={close} title="Override">
              <ErrorView onRetry={retry} />
            </Dialog>
          )}
        />
      )}
    </>
  );
}

const Avatar = styled.button`
  flex: none;
  width: 36px;
  height: 36px;
  padding: 0;
  border: 1px solid var(--hairline);
  border-radius: 50%;
  background: var(--ink);
  color: var(--ground);
  font-size: min(var(--text-14), 24px);
  font-weight: 600;
  cursor: pointer;

  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`;
