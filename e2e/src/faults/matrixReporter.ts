import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Cell, readCells } from './cells.ts';

const REMOTES = ['auth', 'dashboard', 'accounts'];
const SITUATIONS = ['first load', 'navigation', 'recovery'];
const WIDTH = 12;

/** Prints the faults and the time to each fallback as a table. */
export default class MatrixReporter implements Reporter {
  private readonly rows = new Map<string, Map<string, string>>();

  onTestEnd({ annotations: planned }: TestCase, { status, annotations }: TestResult): void {
    const held = readCells(annotations, 'held');
    const wanted = readCells(planned, 'planned');
    // What fails after the last one, such as an unexpected error in the console, may belong to any of them.
    const isUnclear = status !== 'passed' && held.length === wanted.length;
    for (const { fault, remote, situation } of wanted) {
      const cells = this.rows.get(fault) ?? new Map<string, string>();
      this.rows.set(fault, cells);
      const isThis = (cell: Cell) => cell.fault === fault && cell.remote === remote && cell.situation === situation;
      const outcome = isUnclear ? undefined : held.find(isThis)?.outcome;
      cells.set(`${remote} ${situation}`, outcome === undefined ? 'FAILED' : `ok ${outcome}`.trim());
    }
  }

  onEnd(): void {
    if (this.rows.size === 0) return;
    const columns = REMOTES.flatMap((remote) => SITUATIONS.map((situation) => `${remote} ${situation}`));
    const line = (name: string, cells: string[]) =>
      `| ${name.padEnd(30)} | ${cells.map((cell) => cell.padEnd(WIDTH)).join(' | ')} |`;
    const heads = REMOTES.flatMap((remote) => [remote, '', '']);
    console.log(`\nFault matrix. Times: until the fallback stands; "whole": the page is unaffected.`);
    console.log(line('', heads));
    console.log(
      line(
        'fault',
        REMOTES.flatMap(() => SITUATIONS),
      ),
    );
    console.log(
      line(
        '-'.repeat(30),
        columns.map(() => '-'.repeat(WIDTH)),
      ),
    );
    for (const [fault, cells] of this.rows) {
      console.log(
        line(
          fault,
          columns.map((column) => cells.get(column) ?? ''),
        ),
      );
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
