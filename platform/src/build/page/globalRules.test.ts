import { globalRules } from './globalRules.js';

test('takes rules for names of the file, nested ones and those of conditions', () => {
  const css = `
/* body { margin: 0 } */
.row { color: var(--primary); &:hover { p { color: red } } > b {} .on & {} @media print { display: none } }
@media (width > 3px) { .a, #b:is(a, p) { content: "body { }" } }
@keyframes spin { from { rotate: 0deg } 50% {} }
:global(.dark) .row {}
[dir='rtl'] .a:not(:first-child) > p { background: url(data:image/svg+xml;x{y}) }`;

  expect(globalRules(css)).toEqual([]);
});

test.each([
  'body',
  '*',
  '.row, p',
  ':global(.row)',
  ':global .row',
  'body:has(.row)',
  'body:not(.row)',
  '[class=".row"]',
  '@layer base',
  '@font-face',
  '@property --size',
])('finds that %s applies to the whole page, with its line', (prelude) => {
  const css = `.row { color: red }\n\n${prelude} { color: red }`;
  const nested = `@media print {\n${prelude} { color: red } }`;

  expect(globalRules(css)).toMatchObject([{ line: 3, text: prelude }]);
  expect(globalRules(nested)).toMatchObject([{ line: 2, text: prelude }]);
});

test.each(['@import "base.css"', '@layer base;', '.row { body:has(&) { margin: 0 } }', 'p { &:hover { margin: 0 } }'])(
  'finds it in %s',
  (css) => {
    expect(globalRules(css)).toMatchObject([{ line: 1 }]);
  },
);
