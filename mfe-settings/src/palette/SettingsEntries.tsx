import type { PaletteEntry, Slots } from '@bank/shared/contract';
import { paths } from '@bank/shared/paths';
import { useEffect } from 'react';
import { useText } from '../messages';

const sections = {
  profile: 'profile.title',
  passkeys: 'passkeys.title',
  'two-step': 'twoStep.title',
  sessions: 'sessions.title',
  activity: 'activity.title',
  appearance: 'appearance.title',
  leave: 'leave.title',
} as const;

/** Offers each section of the settings to the palette. */
export default function SettingsEntries({ offer }: Slots['bank/palette/entries@1']) {
  const text = useText();
  useEffect(
    () =>
      offer(
        Object.entries(sections).map(
          ([id, title]): PaletteEntry => ({
            id,
            section: 'pages',
            label: text(title),
            detail: text('settings.title'),
            icon: 'settings',
            isMinor: true,
            ...(id === 'profile' && { keywords: text('profile.change-password') }),
            to: `${paths.settings}#${id}`,
          }),
        ),
      ),
    [offer, text],
  );
  return null;
}
