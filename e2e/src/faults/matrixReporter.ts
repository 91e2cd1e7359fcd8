import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const REMOTES = ['auth', 'dashboard', 'accounts'];
const SITUATIONS = ['first load', 'navigation', 'recovery'];
const WIDTH = 12;

/** Prints the faults and the time to each fallback as a table. */
export default class MatrixReporter implements Reporter {
  private readonly rows = new Map<string, Map<string, string>>();

  onTestEnd({ annotations: planned }: TestCase, { status, annotations, retry }: TestResult): void {
    const [fault, remote, ...situations] = planned.find(({ type }) => type === 'cell')?.description?.split('|') ?? [];
    if (!fault) return;
    const cells = this.rows.get(fault) ?? new Map<string, string>();
    this.rows.set(fault, cells);
    const time = annotations.find(({ type }) => type === 'time')?.description;
    for (const situation of situations) {
      const duration = situation === 'recovery' ? '' : time ? ` ${(Number(time) / 1000).toFixed(1)} s` : ' whole';
      const attempt = retry > 0 ? ' (2nd)' : '';
      cells.set(`${remote} ${situation}`, status === 'passed' ? `ok${duration}${attempt}` : 'FAILED');
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
