import { create } from 'zustand';

/** All requests of one visit of a page have it in common: a W3C trace (https://www.w3.org/TR/trace-context/). */
export const useTrace = create(() => newTrace());

/** The shell calls it when another page opens. */
export function startTrace(): void {
  useTrace.setState(newTrace());
}

/** The header `traceparent` of one request. */
export function traceParent(): string {
  return `00-${useTrace.getState().id}-${randomHex(8)}-01`;
}

/** The customer tells it to the bank's people: the bank's logs name the request by an id that begins so. */
export function currentReference(): string {
  return useTrace.getState().id.slice(0, 16);
}

function newTrace() {
  return { id: randomHex(16) };
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
