import { reachable, readChoice } from '../screens/choice.ts';
import { openState } from '../screens/openState.ts';
import { withBank } from '../screens/withBank.ts';
import { reasonOf } from './accepted.ts';
import { type EngineName, engines } from './engines.ts';
import { DEBUGGING_PORT } from './findByLighthouse.ts';
import { installEngines } from './package.ts';

const screens = reachable(readChoice(process.argv.slice(2)));
const names = Object.keys(engines) as EngineName[];
const faults = new Map<string, number>();
const reasons = new Map<string, number>();

await installEngines();
await withBank(
  async (url, browser) => {
    printRow('State', names);
    for (const { state, look } of screens) {
      const page = await openState(browser, url, state, look);
      const cells: string[] = [];
      for (const engine of names) {
        const findings = await engines[engine](page);
        const why = findings.map((finding) => reasonOf(engine, finding));
        for (const [at, { rule, element }] of findings.entries()) {
          const reason = why[at];
          if (reason) count(reasons, `${engine}, ${rule}: ${reason}`);
          else count(faults, `${engine}, ${rule}, “${state.name}” at ${look.width} px: ${element}`);
        }
        const acceptedCount = why.filter(Boolean).length;
        cells.push(`${findings.length - acceptedCount}${acceptedCount > 0 ? ` (${acceptedCount})` : ''}`);
      }
      printRow(`${state.name}, ${look.width} ${look.theme} ${look.language}`, cells);
      await page.context().close();
    }
  },
  [`--remote-debugging-port=${DEBUGGING_PORT}`],
);

print('In brackets, findings that are none', reasons);
print('Findings', faults);
if (faults.size > 0) process.exitCode = 1;

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

function printRow(first: string, cells: readonly string[]): void {
  console.log([first.padEnd(50), ...cells.map((cell) => cell.padEnd(17))].join(' '));
}

function print(title: string, counts: Map<string, number>): void {
  if (counts.size > 0) console.log(`\n${title}:`);
  for (const [what, times] of counts) console.log(`${times} × ${what}`);
}
