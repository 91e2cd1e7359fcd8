import type { NavigationEntry } from '@bank/shared/contract';
import { Boundary } from '@bank/shared/ui';
import { ProfileDialog } from '../profile/ProfileDialog';
import { closePalette, usePalette } from './paletteState';
import { SearchDialog } from './SearchDialog';
import { ShortcutsDialog } from './ShortcutsDialog';

/** The search of the bank, and the dialogs that it leads to. */
export function Palette({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const view = usePalette((palette) => palette.view);
  return (
    <Boundary key={view} fallback={() => null} onError={logFailure}>
      {view === 'search' && <SearchDialog navigation={navigation} />}
      <ShortcutsDialog open={view === 'shortcuts'} onClose={closePalette} />
      <ProfileDialog open={view === 'profile'} onClose={closePalette} />
    </Boundary>
  );
}

/** Such as an amount without currency among what a remote offers. */
function logFailure(error: unknown): void {
  console.error('The search failed.', error);
  closePalette();
}
