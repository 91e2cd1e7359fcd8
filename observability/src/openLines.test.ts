import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { openLines } from './openLines.ts';

const LINE = `${'x'.repeat(99)}\n`;
const BLOCK_LINES = 640;

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lines-'));
  file = path.join(folder, 'log');
});
afterEach(async () => {
  jest.useRealTimers();
  await rm(folder, { recursive: true });
});

const written = () => readFile(file, 'utf8');
async function untilWritten(text: string) {
  while ((await written()) !== text) await setImmediate();
}

test('writes lines together once they are a block', async () => {
  const { write, close } = openLines(file);
  for (let count = 1; count < BLOCK_LINES; count += 1) write(LINE);
  expect(await written()).toBe('');

  write(LINE);

  await untilWritten(LINE.repeat(BLOCK_LINES));
  await close();
});

test('writes what is no block yet after a second', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const { write, close } = openLines(file);
  write(LINE);

  jest.advanceTimersByTime(1000);

  await untilWritten(LINE);
  await close();
});

test('has closed once every line is written, in order', async () => {
  const { write, close } = openLines(file);
  const lines = Array.from({ length: 5 * BLOCK_LINES }, (_, count) => `${count}${LINE}`);
  for (const line of lines) write(line);

  await close();

  expect(await written()).toBe(lines.join(''));
});

test('writes what is left when the process ends without closing it', () => {
  const lines = pathToFileURL(path.join(import.meta.dirname, 'openLines.ts')).href;
  const script = `import { openLines } from '${lines}'; openLines().write('the last words'); throw new Error('ends');`;

  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });

  expect(stdout).toBe('the last words');
});
