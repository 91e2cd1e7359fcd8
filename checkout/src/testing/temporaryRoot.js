import { readFileSync, statfsSync } from 'node:fs';
import os from 'node:os';

const MEMORY = '/dev/shm';
/** A mount that programs may be started from. */
const MOUNT = /^\S+ \/dev\/shm tmpfs (?!\S*\bnoexec\b)/m;
/** Bytes: several times what a run of all tests has there at once. */
const ROOM = 4 * 2 ** 30;

/**
 * Where tests make their folders: in memory where there is room, because a new file on a disk costs ten times as much
 * processor time.
 *
 * @returns {string} the folder of `TMPDIR`, if that is set
 */
export function temporaryRoot() {
  return process.env.TMPDIR === undefined && hasRoom() ? MEMORY : os.tmpdir();
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return (
      Math.min(bavail * bsize, process.availableMemory()) >= ROOM && MOUNT.test(readFileSync('/proc/mounts', 'utf8'))
    );
  } catch {
    // Not on Linux.
    return false;
  }
}
