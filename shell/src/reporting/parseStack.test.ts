import { describeFrame, parseStack } from './parseStack';

const read = (stack: string) => parseStack(stack).map(describeFrame);

test('reads a stack of Chromium, without what its message says and what the browser runs itself', () => {
  const stack = `Error: amelia@https://bank.example/4711.js:1:2
    at GoalsPage (https://bank.example/banking/artifacts/mfe-goals/GoalsPage.a9d9610997.js:1:1589)
    at Array.map (<anonymous>)
    at async https://bank.example/banking/artifacts/shell/main.0123456789.js:1:22
    at async Promise.all (index 0)`;

  expect(read(stack)).toEqual(['GoalsPage.a9d9610997.js:1:1589', 'main.0123456789.js:1:22']);
});

test('reads a stack of Firefox and Safari', () => {
  const stack = `GoalsPage@https://bank.example/banking/artifacts/mfe-goals/GoalsPage.a9d9610997.js:1:1589
map@[native code]
async*load/<@https://bank.example/banking/artifacts/shell/main.0123456789.js:1:22
@https://bank.example/banking/artifacts/shell/react.0123456789.js:3:4
`;

  expect(read(stack)).toEqual(['GoalsPage.a9d9610997.js:1:1589', 'main.0123456789.js:1:22', 'react.0123456789.js:3:4']);
});

test.each([
  'eval (eval at <anonymous> (https://bank.example/banking/artifacts/shell/main.0123456789.js:1:2), <anonymous>:3:4)',
  '<anonymous>:3:4',
])('knows code without an address in Chromium: %s', (place) => {
  expect(parseStack(`Error: x\n    at ${place}`)).toEqual([{ address: '', line: '3', column: '4' }]);
});

test('knows code without an address in Firefox', () => {
  expect(parseStack('f@https://bank.example/main.js line 1 > eval:3:4')).toEqual([
    { address: '', line: '3', column: '4' },
  ]);
});

test('names no file but a script, for the address of a page may say what a customer looks at', () => {
  const stack = `Error: x
    at https://bank.example/banking/accounts/details/4711:10:5
    at chrome-extension://abc/content.js?user=amelia:1:1`;

  expect(read(stack)).toEqual(['page:10:5', 'content.js:1:1']);
});

test.each([`${'1'.repeat(200)}:1`, `1:${'1'.repeat(200)}`])(
  'reads no place of a line or column that no file has',
  (place) => {
    expect(parseStack(`Error: x\n    at https://bank.example/content.js:${place}`)).toEqual([]);
  },
);

test('reads nothing where there is no stack', () => {
  expect([parseStack(undefined), parseStack(''), parseStack('TypeError: at sea')]).toEqual([[], [], []]);
});
