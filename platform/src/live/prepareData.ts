import { fork } from 'node:child_process';
import { once } from 'node:events';
import { OperatorError } from '../OperatorError.ts';
import { bundles } from '../workspace/bundles.ts';

/**
 * Prepares the snapshot that demonstration banks start from, unless it exists.
 * @throws {OperatorError} when that fails; the API's own output says why
 */
export async function prepareData(say: (line: string) => void): Promise<void> {
  const child = fork(bundles.prepareData, {
    execArgv: [],
    env: process.env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let isMade = false;
  child.once('message', () => {
    isMade = true;
    say('Preparing the demonstration data …');
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new OperatorError('The bank’s data could not be prepared; the lines above say why.');
  if (isMade) say('Prepared the demonstration data');
}
