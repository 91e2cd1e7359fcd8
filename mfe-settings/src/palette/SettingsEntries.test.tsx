import { renderInBank } from '@bank/shared/testing';
import SettingsEntries from './SettingsEntries';

test('offers each section of the settings', async () => {
  const offer = jest.fn();
  await renderInBank(<SettingsEntries offer={offer} />);

  const entries: { label: string; to: string; isMinor: boolean }[] = offer.mock.lastCall[0];
  expect(entries.map(({ label, to }) => `${label} ${to}`)).toEqual([
    'Your details /settings#profile',
    'Passkeys /settings#passkeys',
    'Two-step sign-in /settings#two-step',
    'Where you’re signed in /settings#sessions',
    'Recent activity /settings#activity',
    'Language and theme /settings#appearance',
    'Leave the bank /settings#leave',
  ]);
  expect(entries.every(({ isMinor }) => isMinor)).toBe(true);
});
