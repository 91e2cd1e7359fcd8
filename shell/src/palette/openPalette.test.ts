import { bindTexts, setLanguage } from '@bank/shared/i18n';
import { waitFor } from '@testing-library/react';
import { openPalette } from './openPalette';
// Here already, so that the test does not wait for its compilation.
import { Palette } from './Palette';
import { closePalette, usePalette } from './paletteState';

afterEach(async () => {
  closePalette();
  await setLanguage('en');
});

test('opens the search when the texts of what it shows cannot be fetched', async () => {
  await setLanguage('es');
  bindTexts({ title: 'Cards' }, { es: () => Promise.reject(new Error('The connection was lost.')) });

  openPalette('search');

  await waitFor(() => expect(usePalette.getState()).toEqual({ Palette, view: 'search' }));
});
