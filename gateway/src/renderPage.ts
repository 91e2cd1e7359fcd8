import { createHash } from 'node:crypto';
import { pageTexts } from '@bank/registry/texts/pageTexts.ts';
import type { BankConfig } from '@bank/shared/config';
import { catalogIn, directionOf } from '@bank/shared/languages';
import { callLink, escapeHtml } from './escapeHtml.ts';
import { scriptOriginPolicy } from './headers.ts';
import { mountAt } from './mountAt.ts';
import type { ServedRegistry } from './PageSource.ts';
import { isForDevelopment } from './releaseUrls.ts';
import type { Resolved } from './resolve.ts';
import { RETRY_HASH, RETRY_SCRIPT } from './retryScript.ts';
import { slimRegistry } from './slimRegistry.ts';
import { touchIcon, WEB_MANIFEST } from './webManifest.ts';

export interface Page {
  html: string;
  styleHashes: string[];
  scriptHashes: string[];
  /** Links for the header: browsers ask for these files before they read the page. */
  links: string[];
}

interface PageRequest {
  config: BankConfig;
  served: Resolved & Pick<ServedRegistry, 'template' | 'preview'>;
  path: string;
  theme?: string | undefined;
  language?: string | undefined;
  isDevelopment: boolean;
}

export function renderPage({ config, served, path, theme, language = 'en', isDevelopment }: PageRequest): Page {
  const bank = escapeHtml(config.bankName);
  const phone = callLink(config.supportPhone);
  const texts = pageTexts(language, { bank, phone });
  const values: Record<string, string> = {
    THEME: theme ? ` data-theme="${escapeHtml(theme)}"` : '',
    LANGUAGE: language,
    DIRECTION: directionOf(language),
    BANK: bank,
    TAGLINE: escapeHtml(config.tagline),
    PHONE: escapeHtml(config.supportPhone),
    CALL: phone,
    LATE: texts.late,
    RETRY: texts.retry,
    OR_CALL: texts.orCall,
    NO_SCRIPT: texts.noScript,
    SHELL: served.shellUrl(''),
    HEAD: [...policyMeta(config, served, isDevelopment), ...installLinks(config, served)].join('\n'),
  };
  const filled = served.template.replaceAll(
    /%(LANGUAGE|DIRECTION|THEME|BANK|TAGLINE|PHONE|CALL|LATE|RETRY|OR_CALL|NO_SCRIPT|SHELL|HEAD)%/g,
    (_, key: string) => values[key] ?? '',
  );
  const scripts = [
    ...inlineData(config, served, path),
    ...(isDevelopment ? [] : [`<script>${RETRY_SCRIPT}</script>`]),
    ...scriptTags(served, path),
  ];
  const html = withBodyEnd(filled, scripts.join('\n'));
  const preloaded = [...shellScripts(served, path), ...shellTexts(served, language)];
  return {
    html,
    styleHashes: [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => sha256(css)),
    scriptHashes: [RETRY_HASH, ...preloaded.map(({ hash }) => hash)].flatMap((hash) => (hash ? [`'${hash}'`] : [])),
    links: [...scriptLinks(preloaded), ...remoteLinks(served, path, language)],
  };
}

/** Behind the splash, which browsers then draw before they run anything. */
function withBodyEnd(html: string, scripts: string): string {
  const end = html.lastIndexOf('</body>');
  return end < 0 ? `${html}\n${scripts}` : `${html.slice(0, end)}${scripts}\n${html.slice(end)}`;
}

function policyMeta(config: BankConfig, { origins }: Resolved, isDevelopment: boolean): string[] {
  if (isDevelopment) return [];
  return [`<meta http-equiv="content-security-policy" content="${escapeHtml(scriptOriginPolicy(config, origins))}">`];
}

/** Asked for with cookies, because one of them has the theme. */
function installLinks({ basePath }: BankConfig, served: Resolved): string[] {
  const icon = touchIcon(served);
  if (!icon) return [];
  return [
    `<link rel="manifest" href="${escapeHtml(basePath)}${WEB_MANIFEST}" crossorigin="use-credentials">`,
    `<link rel="apple-touch-icon" href="${escapeHtml(served.shellUrl(icon))}">`,
  ];
}

interface ShellScript {
  url: string;
  hash: string | undefined;
}

/** What a page needs beside the entry comes first: it is there when the shell starts. */
function shellScripts({ shell, shellUrl, shellIntegrity, page }: Resolved, path: string): ShellScript[] {
  const beside = isInMainLayout(page, path) ? (shell.mainLayout ?? []) : [];
  return [...new Set([...beside, ...shell.entry])].map(shellUrl).map((url) => ({ url, hash: shellIntegrity[url] }));
}

function shellTexts({ shellIntegrity }: Resolved, language: string): ShellScript[] {
  const url = catalogIn(Object.keys(shellIntegrity), language);
  return url ? [{ url, hash: shellIntegrity[url] }] : [];
}

/** Where no remote is, the shell has a page of its own, or leads elsewhere from the base path. */
function isInMainLayout(page: Resolved['page'], path: string): boolean {
  const { mount } = mountAt(page, path) ?? {};
  return mount ? mount.layout === 'main' : path !== '/';
}

function scriptTags(resolved: Resolved, path: string): string[] {
  return shellScripts(resolved, path).map(({ url, hash }) => {
    const integrity = hash ? ` integrity="${hash}"` : '';
    return `<script defer src="${escapeHtml(url)}"${integrity} crossorigin="anonymous"></script>`;
  });
}

/** Links scripts with their hashes, without which their preload is refused. */
function scriptLinks(scripts: ShellScript[]): string[] {
  return scripts.flatMap(({ url, hash }) => (hash ? [`${preload(url, 'script')}; integrity="${hash}"`] : []));
}

/** `as=fetch`, because a hanging preload of a script blocks every retry of that URL. */
function remoteLinks({ page }: Resolved, path: string, language: string): string[] {
  const { remote, mount } = mountAt(page, path) ?? {};
  if (!remote || !mount || remote.disabled) return [];
  const texts = catalogIn(Object.keys(remote.integrity), language);
  return [remote.entry, ...mount.preload, ...(texts ? [texts] : [])].map((url) => preload(url, 'fetch'));
}

function preload(url: string, as: 'script' | 'fetch'): string {
  return `<${url.replaceAll('>', '%3E')}>; rel=preload; as=${as}; crossorigin=anonymous`;
}

function inlineData(config: BankConfig, served: PageRequest['served'], path: string): string[] {
  const { page, shellIntegrity, preview } = served;
  const registry = slimRegistry(page, config.basePath, path);
  const hashes = Object.entries(shellIntegrity).filter(([url]) => config.overrides || !isForDevelopment(url));
  return [
    json('bank-config', config),
    json('bank-registry', registry),
    json('bank-shell', Object.fromEntries(hashes)),
    ...(preview ? [json('bank-preview', preview)] : []),
  ];
}

function json(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
