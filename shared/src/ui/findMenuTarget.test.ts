import { findMenuTarget } from './findMenuTarget';

const labels = ['Copy', 'Customize', 'Delete', 'Cut'];

test('a repeated letter walks through the items that begin with it', () => {
  expect(findMenuTarget('c', 0, labels, 'c')).toBe(1);
  expect(findMenuTarget('c', 1, labels, 'cc')).toBe(3);
  expect(findMenuTarget('c', 3, labels, 'ccc')).toBe(0);
});

test('more letters stay on an item that still matches', () => {
  expect(findMenuTarget('u', 1, labels, 'cu')).toBe(1);
  expect(findMenuTarget('t', 1, labels, 'cut')).toBe(3);
});

test('letters that no item begins with, and keys that type nothing, lead nowhere', () => {
  expect(findMenuTarget('x', 0, labels, 'x')).toBeUndefined();
  expect(findMenuTarget('F2', 0, labels, '')).toBeUndefined();
});
