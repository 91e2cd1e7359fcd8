import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { themeCss } from '@bank/shared/tokens';
import type { Compiler } from '@rspack/core';
import { readFonts } from './readFonts.ts';

const PLUGIN = 'ShellPagePlugin';
/** The gateway finds them by these names. */
const INSTALL_ICONS = ['icon-192', 'icon-512', 'icon-maskable-512', 'apple-touch-icon-180'];

/**
 * Emits the template of the bank's HTML. Tokens, base styles and splash are inlined, so the first paint needs no
 * script. The gateway replaces the `%…%` placeholders.
 */
export class ShellPagePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: PLUGIN, stage }, async () => {
        const emit = (source: Buffer, name: string) => {
          const file = name.replace('[hash]', createHash('sha256').update(source).digest('hex').slice(0, 10));
          compilation.emitAsset(file, new compiler.rspack.sources.RawSource(source));
          return file;
        };
        const { text, bullet } = await readFonts();
        const fonts = fontFaces(emit(text, 'hanken-grotesk.[hash].woff2'), emit(bullet, 'bullet.[hash].woff2'));
        const favicon = emit(local('../src/images/favicon.svg'), 'favicon.[hash].svg');
        for (const icon of INSTALL_ICONS) emit(local(`../src/images/install/${icon}.png`), `${icon}.[hash].png`);
        emit(Buffer.from(pageTemplate(fonts, favicon)), 'index.html');
      });
    });
  }
}

function pageTemplate(fonts: string, favicon: string): string {
  const style = `${fonts}${themeCss()}${local('base.css')}${local('splash.css')}${local('print.css')}`;
  const values: Record<string, string> = {
    favicon,
    style: `<style>${minify(style)}</style>`,
    mark: `${local('../src/images/logo.svg')}`,
  };
  const html = `${local('index.html')}`.replaceAll(/<!--.*?-->\n/g, '');
  return html.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
}

/**
 * Browsers take a character from the font that is declared last. Bullets are as wide as those that they
 * replace, and the fallback's metrics match the font's, so the layout does not shift when they arrive. None is preloaded:
 * browsers hold back the first paint for a font that is.
 */
function fontFaces(text: string, bullet: string): string {
  const own = `font-family:'Hanken Grotesk Variable';font-weight:100 900;font-display:swap`;
  return `@font-face{${own};src:url(%SHELL%${text}) format('woff2')}
@font-face{${own};src:url(%SHELL%${bullet}) format('woff2');unicode-range:U+2022;size-adjust:88%}
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
