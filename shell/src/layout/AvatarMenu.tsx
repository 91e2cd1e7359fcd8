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
} from '@bank/shared/ui';
import { Eye, EyeOff, LogOut, UserRound, Wrench } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../messages';
import { ProfileDialog } from '../profile/ProfileDialog';
import { LazyPart } from '../ui/LazyPart';

/** Loaded on demand: customers never need it. */
const loadOverrideDialog = () => import('../overrides/OverrideDialog');

interface AvatarMenuProps {
  /** Where the header has no room for the button. */
  hasBalances: boolean;
}

/** Signing out shows the sign-in page, because `RequireSession` redirects. */
export function AvatarMenu({ hasBalances }: AvatarMenuProps) {
  const [opened, setOpened] = useState<'profile' | 'overrides'>();
  const text = useText();
  const isHidden = useBalances((balances) => balances.isHidden);
  const languages = useLanguageEntries();
  const close = () => setOpened(undefined);
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
    onSelect: () => setOpened('overrides'),
  };
  return (
    <>
      <Menu
        label={text('account.menu')}
        align="end"
        trigger={
          <Avatar type="button" aria-label={text('account.menu')}>
            A
          </Avatar>
        }
        items={[
          {
            id: 'profile',
            label: text('account.profile'),
            icon: <UserRound {...iconProps} />,
            onSelect: () => setOpened('profile'),
          },
          ...(hasBalances ? [balances] : []),
          ...(bankConfig().overrides ? [override] : []),
          ...languages,
          { id: 'logout', label: text('account.logout'), icon: <LogOut {...iconProps} />, onSelect: () => signOut() },
        ]}
      />
      <ProfileDialog open={opened === 'profile'} onClose={close} />
      {opened === 'overrides' && (
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
