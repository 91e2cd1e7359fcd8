import { changedGlobals } from './changedGlobals.js';
import { parseModule } from './parseModule.js';

const changes = (code: string) => changedGlobals(parseModule(code));
const names = (code: string) => changes(code).map(({ name }) => name);

test.each([
  ['globalThis.fetch = fail', 'globalThis.fetch'],
  ['window.fetch = fail', 'globalThis.fetch'],
  ['(window as any).bank ??= {}', 'globalThis.bank'],
  ["self['fetch'] = fail", 'globalThis.fetch'],
  ['window.top!.onerror = fail', 'globalThis.onerror'],
  ['fetch = fail', 'globalThis.fetch'],
  ['globalThis.counter++', 'globalThis.counter'],
  ['delete window.fetch', 'globalThis.fetch'],
  ['const page = window; page.fetch = fail', 'globalThis.fetch'],
  ['Object.assign(globalThis, { bank: 1 })', 'globalThis.…'],
  ["Object.defineProperty(window, 'fetch', { value: fail })", 'globalThis.fetch'],
  ["Reflect.set(globalThis, 'fetch', fail)", 'globalThis.fetch'],
  ['Array.prototype.at = fail', 'Array.prototype.at'],
  ['Array.prototype[Symbol.iterator] = fail', 'Array.prototype.[Symbol.iterator]'],
  ['window.Array.prototype.at = fail', 'Array.prototype.at'],
  ['const { at } = x; const proto = Array.prototype; proto.at = fail', 'Array.prototype.at'],
  ["Object.defineProperty(Array.prototype, 'at', { value: fail })", 'Array.prototype.at'],
  ['Object.defineProperties(Array.prototype, { at: { value: fail } })', 'Array.prototype.…'],
  ['Object.freeze(Object.prototype)', 'Object.prototype.…'],
  ['HTMLElement.prototype.focus = fail', 'HTMLElement.prototype.focus'],
  ['JSON.parse = fail', 'JSON.parse'],
  ['navigator.sendBeacon = fail', 'navigator.sendBeacon'],
])('finds what %s changes', (code, name) => {
  expect(names(code)).toEqual([name]);
});

test.each([
  'const own = { fetch: 1 }; own.fetch = 2',
  'function draw(window: Box) { window.width = 1; }',
  'class Row { static prototype: object } Row.prototype.at = fail',
  "import { Chart } from 'charts'; Chart.prototype.at = fail; Chart.defaults = {}",
  'function fetch() {} fetch.calls = 1',
  'let fetch = 1; fetch = 2',
  'module.exports = 1; exports.first = 2; exports = {}',
  "location.href = '/'; window.location = '/'; document.title = 'Cards'",
  "localStorage.theme = 'dark'; document.body.style.color = 'red'; history.scrollRestoration = 'manual'",
  'Object.assign(own, globalThis.defaults); Array.prototype.slice.call(own); Object.freeze({})',
])('has nothing against %s', (code) => {
  expect(names(code)).toEqual([]);
});

test('names the line, whatever stands above it', () => {
  const code = `// Größe, in €
import { a } from 'b';

export const page = <p>é</p>;
export function change() {
  globalThis.fetch = a;
}`;

  expect(changes(code)).toEqual([{ line: 6, name: 'globalThis.fetch' }]);
});
