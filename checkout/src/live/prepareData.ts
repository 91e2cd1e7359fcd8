import { fork } from 'node:child_process';
import { once } from 'node:events';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { bundles } from '../workspace/bundles.ts';

/** @throws {OperatorError} when it fails; the API says why */
export async function prepareData(log: (line: string) => void): Promise<void> {
  const child = fork(bundles.prepareData, {
    execArgv: [],
    env: process.env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let isMade = false;
  child.once('message', () => {
    isMade = true;
    log('Preparing the demonstration data …');
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new OperatorError('The bank’s data could not be prepared; the lines above say why.');
  if (isMade) log('Prepared the demonstration data');
}
