import type { RegisteredRemote } from '@bank/shared/contract';
import type { RootOptions } from 'react-dom/client';
import type { ErrorKind } from './events';

/** Keeps an error as it occurred. Code that loads when the browser idles works out later what is told of it. */
export interface RawError {
  kind: ErrorKind;
  error: unknown;
  /** The browser's, where nothing was thrown. */
  message?: string;
  /** `<address>:<line>:<column>`, for when what was thrown has no stack. */
  at?: string;
  componentStack?: string | null | undefined;
  /** Says whose it is, where no stack needs to. One without a version is the shell's own. */
  owner?: { name: string; version?: string };
  isFatal?: boolean;
  /** The document's address has this path. */
  path: string;
  releases: readonly RegisteredRemote[];
}

const MAX_WAITING = 50;

const waiting: RawError[] = [];
let releases: () => readonly RegisteredRemote[] = () => [];
let handle = (error: RawError): void => {
  if (waiting.length < MAX_WAITING) waiting.push(error);
};

export function noteError(error: Omit<RawError, 'path' | 'releases'>): void {
  handle({ ...error, path: location.pathname, releases: releases() });
}

/** A device without a network loads nothing, which is nobody's error. */
export function noteLoadFailure(error: unknown, owner: RawError['owner'] = { name: 'shell' }): void {
  if (navigator.onLine) noteError({ kind: 'load', error, owner });
}

/** Hands over each error from now on, after those that have waited. */
export function handleErrors(handler: (error: RawError) => void): void {
  handle = handler;
  waiting.splice(0).forEach(handler);
}

/** @param running releases that have run in this document */
export function watchErrors(running: typeof releases): void {
  releases = running;
  window.addEventListener('error', ({ error, message, filename, lineno, colno }) =>
    noteError({ kind: 'uncaught', error, message, at: `${filename}:${lineno}:${colno}` }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => noteError({ kind: 'rejection', error: reason }));
}

/** React hands what nothing catches to the window by itself. */
export const rootOptions = {
  onCaughtError: noteAs('render'),
  onRecoverableError: noteAs('recovered'),
} satisfies RootOptions;

/** Holds errors that took a part from the screen, until they are told of. */
export const fatalErrors = new Set<unknown>();

function noteAs(kind: ErrorKind) {
  return (error: unknown, { componentStack }: { componentStack?: string | null | undefined }) => {
    console.error(error, componentStack);
    // React tells the boundary, which may mark it, right after the root.
    queueMicrotask(() => noteError({ kind, error, componentStack, isFatal: fatalErrors.delete(error) }));
  };
}
