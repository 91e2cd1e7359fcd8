import pino from 'pino';

/** A write costs as much as ten lines. */
const BLOCK_LENGTH = 64_000;
const MAX_WAIT_MS = 1000;

export interface Lines {
  write(line: string): void;
  /** Ends once all lines are written. */
  close(): Promise<void>;
}

/** Writes lines in blocks: at the latest after a second, and when the process ends. @param dest a file, else the standard output */
export function openLines(dest: string | number = 1): Lines {
  // A length of its own makes `flush` wait until all is written.
  const output = pino.destination({ dest, sync: false, minLength: 1 });
  let lines = '';
  const writeBlock = () => {
    if (lines) output.write(lines);
    lines = '';
  };
  const timer = setInterval(writeBlock, MAX_WAIT_MS).unref();
  // The output's own listener comes first and writes what it holds.
  process.on('exit', () => lines && pino.destination({ dest, sync: true }).write(lines));
  return {
    write: (line) => {
      lines += line;
      if (lines.length >= BLOCK_LENGTH) writeBlock();
    },
    close: async () => {
      clearInterval(timer);
      writeBlock();
      // It reports an error for pipes, which cannot be synchronized.
      await new Promise((resolve) => output.flush(resolve));
    },
  };
}
