import { once } from 'node:events';
import { onEitherDatabase } from '../../testing/TestBank.ts';
import { MINUTE } from '../bank/Bank.ts';
import { FailingJobs } from '../bank/FailingJobs.ts';
import { startJobs } from './startJobs.ts';

onEitherDatabase((bank) => {
  const health = async () => (await bank().browser().get('/health')).json();

  test('health names a job of which each run has failed for minutes, until one succeeds', async () => {
    const { bank: ours } = bank();
    const failingJobs = new FailingJobs(() => ours.now());
    ours.failingJobs = failingJobs;
    const runs = new EventTarget();
    let isBroken = true;
    const run = async () => {
      runs.dispatchEvent(new Event('begun'));
      if (isBroken) throw new Error('The statement takes too long.');
    };
    const log = jest.fn(() => runs.dispatchEvent(new Event('failed')));
    const jobs = [
      { name: 'issue cards', pauseMs: 1, run },
      { name: 'sweep', pauseMs: 1, run: async () => {} },
    ];
    const stop = startJobs(jobs, ours, log, failingJobs);

    await once(runs, 'failed');
    expect(await health()).toMatchObject({ status: 'ok', failingJobs: [] });
    bank().ahead = 6 * MINUTE;
    expect(await health()).toMatchObject({ status: 'degraded', failingJobs: ['issue cards'] });

    isBroken = false;
    for (const _ of ['one that succeeds', 'the next']) await once(runs, 'begun');
    expect(await health()).toMatchObject({ status: 'ok' });
    await stop();
  });
});
