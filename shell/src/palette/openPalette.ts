import { catalogsReady } from '@bank/shared/i18n';
import { text } from '../messages';
import { runHandler } from '../navigation/runHandler';
import { type PaletteView, usePalette } from './paletteState';

/** Its script is fetched when it is opened first. */
export function openPalette(view: PaletteView): void {
  void runHandler(text(view === 'profile' ? 'account.profile' : 'header.search'), async () => {
    const { Palette } = await import(/* webpackChunkName: "palette" */ './Palette');
    // What lacks its texts, such as a remote's entries, is in English.
    await catalogsReady().catch(() => {});
    usePalette.setState({ Palette, view });
  });
}
