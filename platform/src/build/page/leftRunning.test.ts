import { leftRunning } from './leftRunning.js';
import { parseModule } from './parseModule.js';

const names = (code: string) => leftRunning(parseModule(code)).map(({ name }) => name);

test.each([
  ["window.addEventListener('resize', update)", "a listener for 'resize'"],
  ["addEventListener('resize', update)", "a listener for 'resize'"],
  ["document.addEventListener('scroll', update, { passive: true })", "a listener for 'scroll'"],
  ["document.body.addEventListener('click', update, true)", "a listener for 'click'"],
  [
    "const wide = window.matchMedia('(width > 9px)'); wide.addEventListener('change', update)",
    "a listener for 'change'",
  ],
  ["navigator.serviceWorker?.addEventListener('message', update)", "a listener for 'message'"],
  ["const how = { capture: true }; document.addEventListener('click', update, how)", "a listener for 'click'"],
  ['setInterval(update, 1000)', 'an interval'],
  ['const timer = window.setInterval(update, 1000)', 'an interval'],
  ['timer.current = setInterval(update, 1000); clearInterval(other)', 'an interval'],
])('finds what %s leaves', (code, name) => {
  expect(names(code)).toEqual([name]);
});

test.each([
  "window.addEventListener('resize', update, { signal })",
  "window.addEventListener('resize', update, { signal: stop.signal, passive: true })",
  "window.addEventListener('load', update, { once: true })",
  "window.addEventListener('resize', update, options)",
  "window.addEventListener('resize', update, { ...options })",
  "window.addEventListener('resize', update); () => window.removeEventListener('resize', update)",
  "const own = document.createElement('a'); own.addEventListener('click', update)",
  "(signal: AbortSignal) => signal.addEventListener('abort', update)",
  'const timer = setInterval(update, 1000); () => clearInterval(timer)',
  'timer.current = setInterval(update, 1000); () => clearInterval(timer.current!)',
  'function start() { return setInterval(update, 1000); }',
  'setTimeout(update, 1000)',
  "import { setInterval } from './clock'; setInterval(update, 1000)",
])('has nothing against %s', (code) => {
  expect(names(code)).toEqual([]);
});

test('a listener that is removed for another event, or written out twice, stays', () => {
  expect(
    names(`window.addEventListener('focus', update);
      window.removeEventListener('blur', update);
      document.addEventListener('click', () => update());
      document.removeEventListener('click', () => update());`),
  ).toEqual(["a listener for 'focus'", "a listener for 'click'"]);
});

test('names the lines in their order', () => {
  const code = `setInterval(update, 1000);

window.addEventListener('resize', update);
const timer = setInterval(update, 1000);`;

  expect(leftRunning(parseModule(code)).map(({ line }) => line)).toEqual([1, 3, 4]);
});
