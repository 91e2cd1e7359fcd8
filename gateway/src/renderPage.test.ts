import { createHash } from 'node:crypto';
import { config } from '@bank/registry/testing/config.ts';
import type { RegisteredRemote } from '@bank/shared/contract';
import { renderPage } from './renderPage.ts';
import { RETRY_HASH, RETRY_SCRIPT } from './retryScript.ts';

function remote(name: string, ...paths: string[]): RegisteredRemote {
  const mounts = paths.map((path) => ({
    path,
    title: name,
    layout: 'main' as const,
    expose: 'Page',
    preload: [`/banking/${name}${path}.js`],
  }));
  return { name, version: '1', owner: '', entry: `/banking/${name}.js?a&b`, integrity: {}, mounts, navigation: [] };
}

const cards = remote('cards', '/cards', '/cards/new');
const served: Parameters<typeof renderPage>[0]['served'] = {
  shell: {
    kind: 'shell',
    name: 'shell',
    version: '1',
    base: 'artifacts/',
    releasedAt: '',
    provides: {},
    assets: {},
    contract: [1],
    entry: ['a.js', 'b.js'],
  },
  shellUrl: (file) => `/banking/shell/${file}`,
  shellIntegrity: { '/banking/shell/a.js': 'sha384-a' },
  page: { revision: 1, shell: '1', remotes: [remote('bills', '/bills'), cards] },
  origins: ['https://cdn.example'],
  template: '%HEAD%',
};

function render(template: string, request: Partial<Parameters<typeof renderPage>[0]> = {}) {
  return renderPage({ config, served: { ...served, template }, path: '/cards/new', isDevelopment: false, ...request });
}
const headOf = (request: Partial<Parameters<typeof renderPage>[0]> = {}) => render('%HEAD%', request).html.split('\n');

const linksOf = (request: Partial<Parameters<typeof renderPage>[0]> = {}) => render('', request).links;

test('fills the template with what the bank is called, and leaves other percent signs alone', () => {
  const lineOf = (template: string, request = {}) => render(template, request).html.split('\n')[0];

  expect(lineOf('<html%THEME%>%BANK%|%TAGLINE%|%PHONE%|%CALL%|%SHELL%logo.svg|50%|%OTHER%')).toBe(
    '<html>A &quot;Bank&quot; &lt;of> ours|Tagline|+1 800 555 0134|<a href="tel:+18005550134" dir="ltr">+1 800 555 0134</a>|/banking/shell/logo.svg|50%|%OTHER%',
  );
  expect(lineOf('<html%THEME%>', { theme: '"dark"' })).toBe('<html data-theme="&quot;dark&quot;">');
});

test('has what pages without scripts say in the customer’s language, and English for one that it does not know', () => {
  const textsIn = (language: string) =>
    render('%LATE%|%RETRY%|%OR_CALL%|%NO_SCRIPT%', { language }).html.split('\n')[0];

  expect(textsIn('es-MX')).toMatch(
    /^Está tardando más.*\|Intentar de nuevo\|Llámenos: <a .*A &quot;Bank&quot;.* necesita/,
  );
  expect(textsIn('ar')).toContain('إعادة المحاولة');
  expect(textsIn('fr')).toMatch(/^This is taking longer than usual\.\|Try again\|Call us: <a .*needs JavaScript/);
});

test('puts the policy into the head, and the data and the scripts behind it', () => {
  const [policy, ...rest] = headOf();

  expect(policy).toBe(
    `<meta http-equiv="content-security-policy" content="script-src 'self' '${RETRY_HASH}' https://cdn.example; report-to sec">`,
  );
  expect(rest).toEqual([
    expect.stringMatching(/^<script type="application\/json" id="bank-config">\{.*"A \\"Bank\\" \\u003cof> ours"/),
    expect.stringMatching(/^<script type="application\/json" id="bank-registry">\{"revision":1,/),
    '<script type="application/json" id="bank-shell">{"/banking/shell/a.js":"sha384-a"}</script>',
    ...`<script>${RETRY_SCRIPT}</script>`.split('\n'),
    '<script defer src="/banking/shell/a.js" integrity="sha384-a" crossorigin="anonymous"></script>',
    '<script defer src="/banking/shell/b.js" crossorigin="anonymous"></script>',
  ]);
});

test('preloads the scripts that have a hash and what the page on screen needs', () => {
  expect(linksOf()).toEqual([
    '</banking/shell/a.js>; rel=preload; as=script; crossorigin=anonymous; integrity="sha384-a"',
    '</banking/cards.js?a&b>; rel=preload; as=fetch; crossorigin=anonymous',
    '</banking/cards/cards/new.js>; rel=preload; as=fetch; crossorigin=anonymous',
  ]);
});

test('preloads the texts of the shell and of the page in the language of the customer, the former by their hash', () => {
  const texts = { '/banking/shell/texts-es.js': 'sha384-es', '/banking/shell/texts-ar.js': 'sha384-ar' };
  const page = { ...served.page, remotes: [{ ...cards, integrity: { '/banking/cards/texts-es.js': 'sha384-cards' } }] };
  const request = { served: { ...served, template: '', page, shellIntegrity: { ...served.shellIntegrity, ...texts } } };
  const addedIn = (language: string) => {
    const { links, scriptHashes } = renderPage({ config, path: '/cards', isDevelopment: false, ...request, language });
    return [links.filter((link) => link.includes('texts')), scriptHashes.slice(2)];
  };

  expect(addedIn('es')).toEqual([
    [
      '</banking/shell/texts-es.js>; rel=preload; as=script; crossorigin=anonymous; integrity="sha384-es"',
      '</banking/cards/texts-es.js>; rel=preload; as=fetch; crossorigin=anonymous',
    ],
    ["'sha384-es'"],
  ]);
  expect(addedIn('en')).toEqual([[], []]);
});

test('puts the scripts behind what the page shows, wherever its template ends', () => {
  const scripts = /id="bank-config".*<script>\(.*<script defer/s;

  const [shown = '', end = ''] = render('%HEAD%<body>Splash</body></html>').html.split('Splash');
  expect(shown).not.toContain('<script');
  expect(end).toMatch(scripts);
  expect(end).toMatch(/<\/script>\n<\/body><\/html>$/);
  expect(render('%HEAD%Splash').html.split('Splash')[1]).toMatch(scripts);
});

test('brings what pages in the main layout need before the scripts that start, and keeps it from public ones', () => {
  const shell = { ...served.shell, mainLayout: ['frame.js', 'a.js'] };
  const [mount] = cards.mounts;
  const signIn = {
    ...cards,
    name: 'auth',
    mounts: mount ? [{ ...mount, path: '/auth/*', layout: 'public' as const }] : [],
  };
  const scriptsAt = (path: string) => {
    const page = { ...served.page, remotes: [signIn, cards] };
    return headOf({ path, served: { ...served, shell, page } }).flatMap(
      (tag) => /defer src="[^"]+shell\/([^"]+)"/.exec(tag)?.[1] ?? [],
    );
  };

  expect(scriptsAt('/cards')).toEqual(['frame.js', 'a.js', 'b.js']);
  expect(scriptsAt('/a-page-of-the-shell')).toEqual(['frame.js', 'a.js', 'b.js']);
  expect(scriptsAt('/auth/login')).toEqual(['a.js', 'b.js']);
  expect(scriptsAt('/')).toEqual(['a.js', 'b.js']);
});

test('preloads nothing where no remote is, or one that is out of service', () => {
  const disabled = { ...cards, disabled: { message: 'Back at 6 pm' } };
  const page = { ...served.page, remotes: [disabled] };

  expect(linksOf({ path: '/elsewhere' }).join()).not.toContain('as=fetch');
  expect(linksOf({ served: { ...served, page } }).join()).not.toContain('as=fetch');
});

test('leaves the policy and what it would block out in development', () => {
  expect(headOf({ isDevelopment: true })[0]).toBe('');
  expect(headOf({ isDevelopment: true })).not.toContain('<script>(() => {');
});

test('hashes the page’s own styles, and names the hashes of the scripts that have one', () => {
  const { styleHashes, scriptHashes } = render('<style>a{}</style><p></p><style>b{\n}</style>');
  const hash = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

  expect(styleHashes).toEqual([hash('a{}'), hash('b{\n}')]);
  expect(scriptHashes).toEqual([`'${RETRY_HASH}'`, "'sha384-a'"]);
});

test('preloads the page that the router will choose, not the first that matches', () => {
  const remotes = [remote('all', '/cards/*'), remote('card', '/cards/:id'), remote('new', '/cards/new')];
  const preloaded = (path: string) =>
    linksOf({ path, served: { ...served, page: { ...served.page, remotes } } })
      .map((link) => /^<\/banking\/(\w+)\.js.*as=fetch/.exec(link)?.[1])
      .filter(Boolean);

  expect(['/cards', '/Cards/42/', '/cards/new', '/cards/42/edit'].map(preloaded)).toEqual([
    ['all'],
    ['card'],
    ['new'],
    ['all'],
  ]);
});
