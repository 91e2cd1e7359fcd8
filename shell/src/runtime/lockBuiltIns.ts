/** Libraries add to these, and replace methods in objects that inherit from them: bundlers do so with `push` of an array. */
const EXTENDED = 'Array Event Function Map Object Promise Set WeakMap XMLHttpRequest'.split(' ');

const FROZEN = [
  'Date Intl JSON Math Number Reflect String',
  'AbortController AbortSignal BroadcastChannel Crypto Headers LockManager MessageChannel MessagePort Request Response',
  'Storage SubtleCrypto URL URLSearchParams',
  'Document Element EventTarget History Navigator Node Performance',
  'IntersectionObserver MutationObserver PerformanceObserver ResizeObserver',
].flatMap((names) => names.split(' '));

/** What else nobody may replace. React sets properties of `Error`, and V8 matches slowly once `RegExp.prototype` has changed. */
const KEPT = [
  'Error Proxy RegExp Symbol decodeURIComponent encodeURIComponent',
  'fetch setTimeout clearTimeout setInterval clearInterval queueMicrotask structuredClone atob btoa',
  'requestAnimationFrame cancelAnimationFrame getComputedStyle matchMedia',
  'crypto history localStorage navigator performance sessionStorage',
].flatMap((names) => names.split(' '));

const LOCKED = { writable: false, configurable: false };

interface BuiltIn {
  prototype?: object;
}

/** Code that replaces what the whole page runs on fails itself, instead of everybody else. */
export function lockBuiltIns(): void {
  for (const builtIn of existing(EXTENDED)) {
    lockMethods(builtIn, () => LOCKED);
    if (builtIn.prototype) lockMethods(builtIn.prototype, replaceableBelow);
  }
  for (const builtIn of existing(FROZEN)) {
    Object.freeze(builtIn);
    Object.freeze(builtIn.prototype);
  }
  for (const name of [...EXTENDED, ...FROZEN, ...KEPT]) lockGlobal(name);
}

/** Browsers lack some, over plain HTTP for example. */
function existing(names: string[]): BuiltIn[] {
  return names.flatMap((name) => Reflect.get(globalThis, name) ?? []);
}

/** `Reflect`, because Firefox makes none of a window’s properties fixed: it leaves them configurable, though not writable. */
function lockGlobal(name: string): void {
  const global = Object.getOwnPropertyDescriptor(globalThis, name);
  if (global) Reflect.defineProperty(globalThis, name, 'value' in global ? LOCKED : { configurable: false });
}

function lockMethods(
  holder: object,
  locked: (holder: object, name: string, method: unknown) => PropertyDescriptor,
): void {
  for (const [name, { value, configurable }] of Object.entries(Object.getOwnPropertyDescriptors(holder))) {
    // V8 stops optimizing arrays and promises whose `constructor` has changed.
    if (!configurable || typeof value !== 'function' || name === 'constructor') continue;
    Object.defineProperty(holder, name, locked(holder, name, value));
  }
}

/** A read-only method could not be replaced by assignment in objects that inherit it either. */
function replaceableBelow(holder: object, name: string, method: unknown): PropertyDescriptor {
  return {
    get: () => method,
    set(this: object, value: unknown) {
      if (this === holder) throw new TypeError(`${name} belongs to the whole page and cannot be replaced.`);
      Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true });
    },
    configurable: false,
  };
}
