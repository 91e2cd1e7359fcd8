import assert from 'node:assert/strict';
import { Agent, get } from 'node:http';
import type { Attack } from './Attack.ts';

/** @returns the status, or why there is none, once the whole answer is there */
function ask(url: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    get(url, { agent }, (answer) => {
      answer.on('end', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 'cut off')).resume();
      answer.on('error', ({ message }) => resolve(message));
    }).on('error', ({ message }) => resolve(message));
  });
}

/** Ends the bank. */
export const drain: Attack = {
  name: 'the bank is asked to end while 50 connections have a request on its way',
  play: async (victim) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 50 });
    const askAll = () => Promise.all(Array.from({ length: 50 }, () => ask(`${victim.url}dashboard`, agent)));
    await askAll();
    const answers = askAll();
    const end = victim.stop();
    const failed = (await answers).filter((answer) => answer !== 200);
    agent.destroy();
    await end;
    assert(failed.length === 0, `${failed.length} of 50 fail: ${failed[0]}`);
    return 'all 50 are answered';
  },
};
