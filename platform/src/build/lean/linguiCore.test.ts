import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { root } from '../../workspace/paths.ts';
import linguiCore from './linguiCore.js';

const library = createRequire(path.join(root, 'shared/package.json')).resolve('@lingui/core');
const source = readFileSync(library.replace(/\.cjs$/, '.mjs'), 'utf8');

type Setup = (options: object) => { _: (id: string, values?: object) => string };

function evaluate(module: string): Setup {
  const body = module.replace(/^import .+$/m, '').replace(/^export \{.+\};$/m, 'return setupI18n;');
  return new Function('compileMessage', body)(compileMessageOrThrow);
}

test.each(['en-US', 'es-US', 'ar-AE-u-nu-latn', 'ar-EG'])(
  'makes of messages in %s what the whole library makes',
  (locale) => {
    const texts = {
      plain: 'It’s done',
      named: 'Hello {name}, {name}',
      number: '{share, number, percent} of {total, number}',
      plural:
        '{count, plural, =0 {none} zero {0z} one {# row of {total, number}} two {2} few {# f} many {# m} other {# rows}}',
      choice: '{kind, select, debit {out} other {in}}',
    };
    const messages = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessageOrThrow(text)]));
    const [whole, lean] = [source, linguiCore(source)].map((module) =>
      evaluate(module)({ locale, messages: { [locale]: messages } }),
    );

    for (const key of Object.keys(texts))
      for (const count of [0, 1, 2, 3, 11, 1000]) {
        const values = { name: 'Ada', share: 0.25, total: 12345, count, kind: count === 1 ? 'debit' : 'credit' };
        expect(lean?._(key, values)).toBe(whole?._(key, values));
      }
  },
);
