import { runInNewContext } from 'node:vm';
import { RETRY_SCRIPT } from './retryScript.ts';

const MAIN = 'https://bank.example/banking/main.js';

class FakeScript {
  src = '';
  integrity = '';
  crossOrigin = '';
  onload = () => {};
  constructor(src = '') {
    this.src = src;
  }
}

/** A page with one hashed script. */
function page() {
  const added: FakeScript[] = [];
  const fetched = jest.fn(async () => {});
  const createPolicy = jest.fn((_: string, rules: object) => rules);
  let fail = (_: { target: unknown }) => {};
  runInNewContext(RETRY_SCRIPT, {
    HTMLScriptElement: FakeScript,
    URL,
    location: { href: 'https://bank.example/banking/' },
    fetch: fetched,
    trustedTypes: { createPolicy },
    document: {
      getElementById: () => ({ textContent: JSON.stringify({ '/banking/main.js': 'sha384-main' }) }),
      createElement: () => new FakeScript(),
      head: { append: (script: FakeScript) => added.push(script) },
    },
    addEventListener: (_: string, listener: typeof fail) => {
      fail = listener;
    },
  });
  return { added, fetched, createPolicy, fail: (target: unknown) => fail({ target }) };
}

test('asks once more for a script of the shell that fails, with its hash, and then mends the cache', () => {
  const { added, fetched, createPolicy, fail } = page();
  expect(createPolicy).toHaveBeenCalledWith('retry', expect.anything());

  fail(new FakeScript(MAIN));

  expect(added).toMatchObject([
    { src: expect.stringMatching(/\/main\.js\?retry=\d+$/), integrity: 'sha384-main', crossOrigin: 'anonymous' },
  ]);
  added[0]?.onload();
  expect(fetched).toHaveBeenCalledWith(MAIN, { cache: 'reload', credentials: 'same-origin' });
  fail(added[0]);
  expect(added).toHaveLength(1);
});

test('leaves every other script, and what is no script, alone', () => {
  const { added, fail } = page();

  fail(new FakeScript('https://cdn.example/other.js'));
  fail({ src: MAIN });

  expect(added).toEqual([]);
});
