import { readChoice, textSizeFlag } from '../screens/choice.ts';
import { inParallel } from '../screens/inParallel.ts';
import { showLooks } from '../screens/showLooks.ts';
import { withBanks } from '../screens/withBanks.ts';
import { EngineTable } from './EngineTable.ts';
import { runEngines } from './engines.ts';
import { DEBUGGING_PORT } from './findByLighthouse.ts';
import { installEngines } from './package.ts';
import { readShape } from './readShape.ts';

/** Other languages have their own names and direction, not their own colours and sizes. */
const visits = readChoice(
  process.argv.slice(2),
  ({ language, mode, theme, width }) => language === 'en' || (mode !== 'live' && theme === 'light' && width === 390),
);
/** With optimized scripts, unlike in journeys: engines compute a lot. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  `--remote-debugging-port=${DEBUGGING_PORT}`,
  textSizeFlag(process.argv.slice(2)),
];
const table = new EngineTable();

await installEngines();
const failures = await withBanks(
  (urls, browser) =>
    inParallel(visits, (visit) => {
      let seen = '';
      return showLooks(browser, urls, visit, async (page, look) => {
        const shape = await readShape(page);
        table.add(visit.state.name, look, await runEngines(page, shape === seen ? 'colours' : 'all'));
        seen = shape;
      });
    }),
  flags,
);
table.printSummary();
if (failures.length > 0) console.error(`\n${failures.length} visits failed.`);
if (failures.length > 0 || table.hasFaults) process.exitCode = 1;
