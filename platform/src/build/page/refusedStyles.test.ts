import { parseModule } from './parseModule.js';
import { refusedInStyleSheet, refusedStyles } from './refusedStyles.js';

const found = (code: string) => refusedStyles(parseModule(code)).map(({ line, name }) => `${line} ${name}`);

test('finds styles that are not mirrored, with the line of each', () => {
  const code = `const Box = styled.div\`
  padding: 4px;
  margin-left: \${({ gap }) => gap}px;
  text-align: right;
  background: url(\${picture}) right center;
\`;
const Row = () => <Box style={{ left: 4, textAlign: 'left', color: 'red' }} />;`;

  expect(found(code)).toEqual(['3 margin-left: …px', '4 text-align: right', '7 left', '7 textAlign']);
});

test('takes what has a rule for the other direction beside it, and what is mirrored', () => {
  const code = `const Badge = styled.span\`
  transform-origin: top right;
  &:dir(rtl) {
    transform-origin: top left;
  }
\`;
const Box = styled.div\`
  margin-inline-start: 4px;
\`;
export const Row = () => <Box style={{ insetInlineStart: '5%' }} title="left" />;`;

  expect(found(code)).toEqual([]);
});

test('finds style attributes, and not what React sets by itself', () => {
  const code = `const Row = () => <p style="color: red" />;
const Cell = () => <p style={{ color: 'red' }} />;
element.setAttribute('style', 'color: red');
element.setAttribute('title', 'style');`;

  expect(found(code)).toEqual(['1 a style attribute', '3 a style attribute']);
});

test('finds declarations of a style sheet that are not mirrored, however it is formatted', () => {
  const css = `.row { color: red; margin-left: 4px }
@media print {
  .row > p { LEFT:
    0; &:hover { text-align: right } }
}
/* float: left; */
.a:hover { content: "left: 0;"; inset-inline-start: 0 }`;

  expect(refusedInStyleSheet(css).map(({ line, name }) => `${line} ${name}`)).toEqual([
    '1 margin-left: 4px',
    '3 LEFT: 0',
    '4 text-align: right',
  ]);
});

test('takes those of a rule that has others for the other direction, and no other rules of the file', () => {
  const css = `.badge { transform-origin: top right; &:dir(rtl) { transform-origin: top left } }
@media print {
  .arrow { float: left }
  [dir='rtl'] .arrow { float: right }
  .row { float: left }
}`;

  expect(refusedInStyleSheet(css)).toEqual([{ line: 5, name: 'float: left' }]);
});
