// Waits until the process that owns the run has closed its pipe or is dead, then ends all that the run has started.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Servers get this long to stop by themselves, because a killed PostgreSQL leaves shared memory behind. */
const GRACE_MS = 5000;
const LOOK_AGAIN_MS = 50;

const [folder = ''] = process.argv.slice(2);
process.stdin.resume().on('end', end);

async function end() {
  const startedAt = performance.now();
  for (let ids = processesOfRun(); ids.length > 0; ids = processesOfRun()) {
    const signal = performance.now() - startedAt < GRACE_MS ? 'SIGTERM' : 'SIGKILL';
    for (const id of ids) send(signal, id);
    await setTimeout(LOOK_AGAIN_MS);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: LOOK_AGAIN_MS });
}

/** Only Linux tells: elsewhere nothing but the folder is removed. */
function processesOfRun() {
  if (!existsSync('/proc/self/environ')) return [];
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map((id) => ({ id, parent: /\) \S (\d+)/.exec(read(id, 'stat'))?.[1] }));
  const found = new Set(all.map(({ id }) => id).filter(isOfRun));
  // A set also yields what is added to it meanwhile: the children's children too.
  for (const one of found) for (const { id, parent } of all) if (parent === one) found.add(id);
  return [...found].map(Number);
}

/** Writes into the run's folder, or names it: nginx and PostgreSQL overwrite what they have of their environment. */
function isOfRun(id) {
  const isWithin = (text) => `${text}/`.startsWith(`${folder}/`);
  const variables = read(id, 'environ').split('\0');
  const words = read(id, 'cmdline').split(/[\0= ]/);
  return variables.some((one) => one.startsWith('TMPDIR=') && isWithin(one.slice(7))) || words.some(isWithin);
}

function read(id, file) {
  try {
    return readFileSync(path.join('/proc', id, file), 'utf8');
  } catch {
    // It has ended, or is another user's.
    return '';
  }
}

function send(signal, id) {
  try {
    process.kill(id, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
