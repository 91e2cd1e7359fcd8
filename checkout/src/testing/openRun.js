import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { temporaryRoot } from './temporaryRoot.js';

const NAME = /^bank-run-(\d+)-/;

/**
 * Makes a folder in which a run of tests writes all that it writes, and sets TMPDIR to it. Whatever has been started with
 * it ends with the run, and so does the folder: when the run is closed, and when this process is killed. What is left of
 * runs of which even that was prevented is removed.
 *
 * @param {string} checkout the workspace's root
 * @returns {{ folder: string, close: () => Promise<void> }}
 */
export function openRun(checkout) {
  const place = temporaryRoot();
  for (const name of readdirSync(place)) if (isLeft(name)) watch(checkout, path.join(place, name)).stdin.end();
  const folder = mkdtempSync(path.join(place, `bank-run-${process.pid}-`));
  // The database server runs as another user.
  chmodSync(folder, 0o711);
  const { TMPDIR } = process.env;
  const watcher = watch(checkout, folder);
  process.env.TMPDIR = folder;
  const close = async () => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    watcher.ref();
    const ended = once(watcher, 'exit');
    watcher.stdin.end();
    await ended;
  };
  return { folder, close };
}

/** It has a session of its own, because it outlives what ends everything else: Ctrl+C, or a closed terminal. */
function watch(checkout, folder) {
  const script = path.join(checkout, 'checkout/src/testing/endRun.mjs');
  const watcher = spawn(process.execPath, [script, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  // A process that does not close its run may end all the same.
  watcher.unref();
  watcher.stdin.unref();
  return watcher;
}

/** Its process has ended. */
function isLeft(name) {
  const [, id] = NAME.exec(name) ?? [];
  if (id === undefined) return false;
  try {
    process.kill(Number(id), 0);
    return false;
  } catch (error) {
    // Otherwise it is another user's.
    return error.code === 'ESRCH';
  }
}
