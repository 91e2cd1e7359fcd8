import type { BankConfig } from '@bank/shared/config';
import { colourOf } from '@bank/shared/tokens';
import type { Resolved } from './resolve.ts';

export const WEB_MANIFEST = 'manifest.webmanifest';
export const WEB_MANIFEST_TYPE = 'application/manifest+json';

/** What devices install: https://www.w3.org/TR/appmanifest/. */
export function webManifest(
  { bankName, tagline, basePath }: BankConfig,
  { shell, shellUrl }: Resolved,
  theme = 'light',
): object {
  const colour = colourOf('ground', theme === 'dark' ? 'dark' : 'light');
  return {
    id: basePath,
    name: bankName,
    short_name: bankName,
    description: tagline,
    start_url: basePath,
    scope: basePath,
    display: 'standalone',
    theme_color: colour,
    background_color: colour,
    icons: Object.keys(shell.assets).flatMap((file) => {
      const [, maskable, size] = /^icon-(maskable-)?(\d+)\./.exec(file) ?? [];
      const purpose = maskable ? 'maskable' : 'any';
      return size ? [{ src: shellUrl(file), type: 'image/png', sizes: `${size}x${size}`, purpose }] : [];
    }),
  };
}

/** @returns the file that Apple's devices take, which do not read the manifest's icons; older shells have none */
export function touchIcon({ shell }: Resolved): string | undefined {
  return Object.keys(shell.assets).find((file) => file.startsWith('apple-touch-icon-'));
}
