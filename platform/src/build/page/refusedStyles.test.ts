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

test('finds them in templates with a tag however these are formatted', () => {
  const code = `const Box = styled.div\`color: red; left: 0; &:hover { float: right }\`;
const Row = styled(Box).attrs({ role: 'row' })<{ $gap: number }>\`
  // Don't write left: 0;
  \${({ $wide }) => $wide && css\`margin-right: 4px\`}
  \${({ $wide, $left }) =>
    $wide && \`left: \${$left}px\`}
  \${mixin}
  text-align: right; /* left: 0; */ border-left: \${left} solid
\`;
const phone = media.phone\`\${Box} a:hover { padding: 0 4px 0 0 } content: 'left: 0'; background: url(\${x}) left\`;
const Cell = styled.p\`\${({ $on }) => ($on ? 'right: 0' : 'end: start')}\`;
const says = \`left: 0\`;`;

  expect(found(code)).toEqual([
    '1 left: 0',
    '1 float: right',
    '8 text-align: right',
    '8 border-left: … solid',
    '4 margin-right: 4px',
    '6 left: …px',
    '10 padding: 0 4px 0 0',
    '11 right: 0',
  ]);
});

test('finds a value that is inserted under the name of its property', () => {
  const code = `const Box = styled.div\`
  left: \${left}px;
  gap: \${gap};
  right: \${(right)};
\`;`;

  expect(found(code)).toEqual(['2 left: …px', '4 right: …']);
});

test('finds values that are inserted, whichever of them is not mirrored', () => {
  const code = `const WAYS = { back: 'left', on: 'end' };
const Box = styled.div\`
  text-align: \${({ $n }) => ($n ? 'right' : 'left')};
  text-align: \${({ $n }) =>
    $n ? 'end' : 'start'};
  float: \${WAYS.back}; transform: \${({ $open }) => { return $open || \`translateX(-100%)\` }};
  float: \${({ $at }) => $at === 'left' && 'none'};
  --edge: \${({ $n }) => ($n ? 'right' : 'left')};
\`;
type Side = \`text-align: \${'left'};\`;`;

  expect(found(code)).toEqual(['3 text-align: right', '6 float: left', '6 transform: translateX(-100%)']);
});

test('finds members of styles that are objects, wherever these are written', () => {
  const code = `import styled, { css as rules } from 'styled-components';
const Box = styled.div({ 'margin-left': 4, '&:hover': { left: 0 } });
const Row = styled(Box).attrs({ left: 1, style: { right: 2 } })<Props>(({ $on, left }) => ({
  ...($on && { paddingRight: left }),
  textAlign: $on ? 'right' : 'start',
}));
const low = rules(() => { return { float: 'left' } });
const place: CSSProperties = { ...shared, borderLeftWidth: 1, padding: '0 1px 0 2px' } as const;
const shelf = { left: { right: 1 }, middle: { bottom: 0 } };
const Page = ({ left }) => <><p style={place} /><p style={left ? { left } : undefined} /><p style={shelf.left} /></>;
const Other = () => <><p style={place} /><p style={shelf.middle} /></>;`;

  expect(found(code)).toEqual([
    '2 margin-left',
    '2 left',
    '4 paddingRight',
    '5 textAlign',
    '3 right',
    '7 float',
    '8 borderLeftWidth',
    '8 padding',
    '10 left',
    '9 right',
  ]);
});

test('takes objects that say start and end, turn round or are no styles', () => {
  const code = `import styled from 'styled-components';
const Box = styled.div({ left: 0, '&:dir(rtl)': { left: 'auto', right: 0 } });
const Row = styled(Box).attrs({ left: 1 })({ insetInlineStart: 0, width: sizes.left, color: paint({ left: 0 }),
  float: $at === 'left' && 'none', top() {}, [name]: 'left', translate: 0 });
const Tip = () => <Box style={{ textAlign: 'start', ...place({ left: 0 }) }} sides={{ left: 0 }} />;
call({ left: 0 });`;

  expect(found(code)).toEqual([]);
});

test('finds style attributes in texts of HTML', () => {
  const code = `const Note = () => <p dangerouslySetInnerHTML={{ __html: '<b class="a" style="color: red">1</b>' }} />;
element.innerHTML = \`<b style="color: red">\${amount}</b>\`;
element.innerHTML = '<b class="style">style=1</b>';
element.innerHTML = \`<ul>
  <li class="\${kind}" style="color: red">\${amount}</li></ul>\`;
element.innerHTML = \`<\${tag} style="color: red">\`;
element.innerHTML = \`<b class="\${kind}">style="\${way}"</b>\`;`;

  expect(found(code)).toEqual([1, 2, 5, 6].map((line) => `${line} a style attribute`));
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
