import { signOut } from '@bank/shared/session';
import { iconProps, setBalancesHidden, useBalances } from '@bank/shared/ui';
import { Eye, EyeOff, Headset, Keyboard, LogOut, Printer, UserRound } from 'lucide-react';
import { useText as useShellText } from '../messages';
import type { SearchEntry } from './findEntries';
import { useText } from './messages';
import { showView } from './paletteState';
import { useLanguageActions, useThemeActions } from './usePreferenceActions';

const section = 'actions' as const;

/** What customers can do on every page. */
export function useActionEntries(): SearchEntry[] {
  const text = useText();
  const shellText = useShellText();
  const themes = useThemeActions();
  const languages = useLanguageActions();
  return [
    useBalancesAction(),
    {
      key: 'profile',
      section,
      icon: <UserRound {...iconProps} />,
      keywords: text('keywords.profile'),
      label: shellText('account.profile'),
      onSelect: () => showView('profile'),
    },
    {
      key: 'support',
      section: 'help',
      icon: <Headset {...iconProps} />,
      keywords: text('keywords.support'),
      label: shellText('support.contact'),
      onSelect: () => showView('support'),
    },
    {
      key: 'print',
      section,
      icon: <Printer {...iconProps} />,
      keywords: text('keywords.print'),
      label: text('action.print'),
      onSelect: printPage,
    },
    {
      key: 'shortcuts',
      section: 'help',
      icon: <Keyboard {...iconProps} />,
      keywords: text('keywords.shortcuts'),
      label: text('action.shortcuts'),
      onSelect: () => showView('shortcuts'),
    },
    ...themes,
    ...languages,
    {
      key: 'logout',
      section,
      icon: <LogOut {...iconProps} />,
      keywords: text('keywords.logout'),
      label: shellText('account.logout'),
      onSelect: () => signOut(),
    },
  ];
}

/** Prints by the keys: a page that loads the rest of a list before it prints listens for them. */
function printPage(): void {
  const keys = new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, bubbles: true, cancelable: true });
  if (window.dispatchEvent(keys)) window.print();
}

function useBalancesAction(): SearchEntry {
  const text = useText();
  const shellText = useShellText();
  const isHidden = useBalances((balances) => balances.isHidden);
  const Icon = isHidden ? Eye : EyeOff;
  return {
    key: 'balances',
    section,
    icon: <Icon {...iconProps} />,
    keywords: text('keywords.balances'),
    label: shellText(isHidden ? 'account.showBalances' : 'account.hideBalances'),
    onSelect: () => setBalancesHidden(!isHidden),
  };
}
