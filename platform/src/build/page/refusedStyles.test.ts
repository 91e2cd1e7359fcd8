import { parseModule } from './parseModule.js';
import { refusedStyles } from './refusedStyles.js';

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
