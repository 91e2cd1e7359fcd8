import { lockBuiltIns } from './lockBuiltIns';

const fail = () => {
  throw new Error('This must not run.');
};

// jsdom lacks `fetch`, which browsers have in this form.
const fetch = async () => 'fetched';
Object.defineProperty(globalThis, 'fetch', { value: fetch, writable: true, enumerable: true, configurable: true });
lockBuiltIns();

const holders: Record<string, [object, ...string[]]> = {
  JSON: [JSON, 'parse'],
  Array: [Array, 'from'],
  Object: [Object, 'keys'],
  history: [history, 'pushState'],
  document: [document, 'createElement'],
  'Array.prototype': [Array.prototype, 'at'],
  'Object.prototype': [Object.prototype, 'hasOwnProperty'],
  'Promise.prototype': [Promise.prototype, 'then'],
  'String.prototype': [String.prototype, 'trim'],
  'Storage.prototype': [Storage.prototype, 'getItem'],
  'AbortController.prototype': [AbortController.prototype, 'abort'],
};

test.each(Object.entries(holders))('%s keeps its methods, and who replaces one fails', (_, [holder, ...names]) => {
  for (const name of names) {
    const before = Reflect.get(holder, name);

    expect(() => Object.assign(holder, { [name]: fail })).toThrow(TypeError);
    expect(Reflect.get(holder, name)).toBe(before);
  }
});

/** Globals stay writable in Node’s contexts, where tests run. The journey `builtIns` assigns them. */
test.each(['fetch', 'setTimeout', 'JSON', 'Array', 'localStorage'])('the global %s cannot be defined again', (name) => {
  expect(Object.getOwnPropertyDescriptor(globalThis, name)?.configurable).toBe(false);
});

test('defining what cannot be assigned fails as well', () => {
  expect(() => Object.defineProperty(Array.prototype, 'at', { value: fail })).toThrow('Cannot redefine property: at');
  expect(() => Object.defineProperty(JSON, 'parse', { value: fail })).toThrow('Cannot redefine property: parse');
});

test('says what cannot be replaced', () => {
  expect(() => Object.assign(Array.prototype, { at: fail })).toThrow(
    'at belongs to the whole page and cannot be replaced.',
  );
});

test('objects that inherit a method may have one of their own by assignment', () => {
  const chunks: unknown[] = [];
  const tag: { toString?: () => string } = {};
  class Later extends Promise<number> {}

  chunks.push = () => 7;
  tag.toString = () => 'tag';
  Later.prototype.catch = fail;

  expect(chunks.push('chunk')).toBe(7);
  expect([...chunks]).toEqual([]);
  expect(`${tag}`).toBe('tag');
  expect(Object.keys(tag)).toEqual(['toString']);
  expect(Object.hasOwn(Later.prototype, 'catch')).toBe(true);
});

test('methods that a browser lacks can be added, and errors go on taking a limit of the stack', () => {
  const last = function <Item>(this: Item[]) {
    return this[this.length - 1];
  };

  Object.assign(Array.prototype, { last });
  Error.stackTraceLimit = 20;

  expect(Reflect.get([1, 2], 'last')).toBe(last);
  Reflect.deleteProperty(Array.prototype, 'last');
});

test('locks what is locked again, as in a document that a development shell takes over', () => {
  expect(lockBuiltIns).not.toThrow();
});
