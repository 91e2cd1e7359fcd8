import { HOST, type Modules } from './build.ts';

const FILES = /<script(?![^>]*application\/json)[^>]*>.*?<\/script>|<link rel="(module)?preload"[^>]*>/gs;
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/g;

/** A part of the shell that each session loads. */
const QUERY = 'query';

/** The bank's HTML with an import map and preloads of ES modules instead of its own scripts. @param page the module of its page */
export function withImportMap(html: string, modules: Modules, page: string, urlOf: (file: string) => string): string {
  const filesOf = (name: string) => modules.get(name)?.map(urlOf) ?? [];
  const imports = Object.fromEntries([...modules.keys()].map((name) => [name, filesOf(name).at(-1)]));
  const preloaded = new Set([HOST, page, ...(page.startsWith('mfe-auth/') ? [] : [QUERY])].flatMap(filesOf));
  const head = [
    `<script type="importmap">${JSON.stringify({ imports })}</script>`,
    ...[...preloaded].map((url) => `<link rel="modulepreload" href="${url}">`),
    `<script type="module">import ${JSON.stringify(HOST)};</script>`,
  ];
  return html
    .replaceAll(FILES, '')
    .replaceAll(POLICY, '')
    .replace('</head>', `${head.join('\n')}</head>`);
}
