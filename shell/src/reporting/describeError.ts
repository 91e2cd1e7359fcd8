import { flagFacts } from '../parts/flagFacts';
import { useRegistry } from '../remotes/registryStore';
import type { RawError } from '../telemetry/errors';
import type { ErrorEvent } from '../telemetry/events';
import { ownerOf } from './ownerOf';
import { pageAt } from './pageAt';
import { describeFrame, parsePlace, parseStack } from './parseStack';
import { redact } from './redact';

const MAX_FRAMES = 20;
/** Somebody has called it off, which is no error. */
const CALLED_OFF = ['AbortError', 'CanceledError'];
/** The browser takes its measurements up in the next frame. */
const HARMLESS = /^ResizeObserver loop/;

/** @returns `undefined` for what is no error */
export function describeError({ kind, at, isFatal = false, ...raw }: RawError): ErrorEvent | undefined {
  const error = rootOf(raw.error);
  const { name, message } = wordsOf(error, raw.message);
  if (CALLED_OFF.includes(name) || HARMLESS.test(message)) return undefined;
  const own = parseStack(error instanceof Error ? error.stack : '');
  const frames = own.length > 0 ? own : parsePlace(at ?? '');
  const { shell, remotes } = useRegistry.getState().current;
  const { name: remote, version = shell } = raw.owner ?? {};
  const owner = remote
    ? { remote, version }
    : ownerOf([...frames, ...parseStack(raw.componentStack)], raw.releases, {
        version: shell,
        folder: __webpack_public_path__,
      });
  const stack = frames.slice(0, MAX_FRAMES).map(describeFrame);
  const { page } = pageAt(raw.path);
  const marks = { isFirst: false, isNew: false, isFatal };
  const flags = flagFacts(remotes.find((one) => one.name === owner.remote));
  return { type: 'error', ...owner, kind, name, message, stack, page, count: 1, ...marks, ...flags };
}

/** The error that others wrap says why. */
function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? rootOf(error.cause) : error;
}

/** Anything else that is thrown may be data as a whole. */
function wordsOf(error: unknown, message = ''): { name: string; message: string } {
  if (error instanceof Error)
    return { name: /^[\w$]{1,60}$/.test(error.name) ? error.name : 'Error', message: redact(error.message) };
  if (error === undefined || error === null) return { name: 'Error', message: redact(message) };
  return { name: 'Error', message: `Something else than an error was thrown: ${typeof error}.` };
}
