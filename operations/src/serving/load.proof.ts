import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { freePort } from '@bank/registry/testing/freePort.ts';
import { load } from '../testing/load.ts';
import { outcome, startBank, whenReady } from '../testing/runBank.ts';

const REQUESTS = 2000;

/** `npm run bench -- load` does the same for a minute, and looks at the memory. */
test('answers each of two thousand requests on two hundred connections', async () => {
  const deployment = await emptyDeployment();
  const [version] = await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const child = startBank(deployment, ['serve'], { PORT: await freePort() });
  const ended = outcome(child);
  try {
    const script = `/banking/artifacts/shell/${version}/main.js`;

    const result = await load(await whenReady(child), script, { connections: 200, amount: REQUESTS });

    expect(result).toEqual({ answered: REQUESTS, errors: 0, timeouts: 0, refused: 0 });
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}, 180_000);
