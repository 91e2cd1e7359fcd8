import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseModule } from '@bank/platform/src/build/page/parseModule.js';
import { physicalPlaces } from '@bank/platform/src/build/page/physicalCss.js';
import { refusedStyles } from '@bank/platform/src/build/page/refusedStyles.js';

const root = path.resolve(__dirname, '../../..');

/** Their custom property says which way, and has a rule for `:dir(rtl)`. */
const TURNED_ROUND = [['shared/src/ui/Sheet.tsx', 'translate: var(--outside)']];

const pages = ['shell/page', 'platform/src/templates', ...sourcesOf(/^(?:gallery|shared|shell|mfe-.*)$/)];

function sourcesOf(packages: RegExp): string[] {
  return readdirSync(root).flatMap((name) => (packages.test(name) ? [`${name}/src`] : []));
}

test('pages mirror themselves where text runs from right to left', () => {
  const found = pages.sort().flatMap((folder) =>
    filesIn(folder).flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const places = file.endsWith('.tsx') ? refusedStyles(parseModule(text)) : physicalPlaces(text);
      return places.map(({ name }) => [file, name]);
    }),
  );

  expect(found).toEqual(TURNED_ROUND);
});

function filesIn(folder: string): string[] {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  const written = files.filter((file) => /\.(?:tsx?|css)(?:\.tmpl)?$/.test(file) && !/\.test\./.test(file));
  return written.map((file) => path.posix.join(folder, file)).sort();
}

test.each([
  'margin-left: 8px',
  'scroll-padding-right: 8px',
  'border-left-color: red',
  'border-top-left-radius: 8px',
  'right: 0',
  'text-align: right',
  'float: left',
  'padding: 0 8px 0 16px',
  'padding: 0 max(24px, (100% - 1200px) / 2) 0 16px',
  'inset: 0 auto 0 0',
  'background: url(a.svg) right center',
  'mask-image: linear-gradient(to right, transparent, #000)',
  'transform: translateX(-100%)',
  'translate: 4px 0',
])('%s does not mirror itself', (declaration) => {
  expect(physicalPlaces(`const Box = styled.div\`\n  ${declaration};\n\`;`)).toEqual([{ line: 2, name: declaration }]);
});

test.each([
  'margin-inline-start: 8px',
  'inset-inline-end: 0',
  'text-align: start',
  'padding: 0 8px 4px',
  'margin: 0 auto 8px auto',
  'translate: 0 -2px',
  'translate: 0',
  'transform: translateY(12px)',
  '--edge: right',
])('%s does', (declaration) => {
  expect(physicalPlaces(`  ${declaration};`)).toEqual([]);
});
