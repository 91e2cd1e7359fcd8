import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { themeCss } from '@bank/shared/tokens';
import type { Compiler } from '@rspack/core';

const PLUGIN = 'ShellPagePlugin';
const FONT = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
/** The gateway finds them by these names. */
const INSTALL_ICONS = ['icon-192', 'icon-512', 'icon-maskable-512', 'apple-touch-icon-180'];
const require = createRequire(import.meta.url);

/**
 * Emits the template of the bank's HTML. Tokens, base styles and splash are inlined, so the first paint needs no
 * script. The gateway replaces the `%…%` placeholders.
 */
export class ShellPagePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        const emit = (source: Buffer, name: string) => {
          const file = name.replace('[hash]', createHash('sha256').update(source).digest('hex').slice(0, 10));
          compilation.emitAsset(file, new compiler.rspack.sources.RawSource(source));
          return file;
        };
        const font = emit(readFileSync(require.resolve(FONT)), 'hanken-grotesk.[hash].woff2');
        const favicon = emit(local('../src/images/favicon.svg'), 'favicon.[hash].svg');
        for (const icon of INSTALL_ICONS) emit(local(`../src/images/install/${icon}.png`), `${icon}.[hash].png`);
        emit(Buffer.from(pageTemplate(font, favicon)), 'index.html');
      });
    });
  }
}

function pageTemplate(font: string, favicon: string): string {
  const style = `${fontFace(font)}${themeCss()}${local('base.css')}${local('splash.css')}${local('print.css')}`;
  const values: Record<string, string> = {
    favicon,
    style: `<style>${minify(style)}</style>`,
    mark: `${local('../src/images/logo.svg')}`,
  };
  const html = `${local('index.html')}`.replaceAll(/<!--.*?-->\n/g, '');
  return html.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
}

/** Latin without the bullet (U+2022): the font draws it square, but masked account numbers need dots. */
const UNICODE_RANGE =
  'U+0000-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-2021,U+2023-206F,U+20AC,U+2122,U+2212';

/**
 * The fallback's metrics match the font's, so the layout does not shift when it arrives. It is not preloaded: browsers
 * hold back the first paint for a font that is.
 */
function fontFace(font: string): string {
  return `@font-face{font-family:'Hanken Grotesk Variable';font-weight:100 900;font-display:swap;src:url(%SHELL%${font}) format('woff2');unicode-range:${UNICODE_RANGE}}
@font-face{font-family:'Hanken Fallback';src:local('Arial'),local('Liberation Sans');size-adjust:99.6%;ascent-override:100.4%;descent-override:30.4%;line-gap-override:0%}`;
}

function minify(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s*([{};,>])\s*/g, '$1')
    .replaceAll(/:\s+/g, ':')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function local(file: string): Buffer {
  return readFileSync(path.join(import.meta.dirname, file));
}
