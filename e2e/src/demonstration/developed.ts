import { expect } from '@playwright/test';
import { waitForLine } from '../bank/runCli.ts';
import { interrupt, type Machine } from './Machine.ts';

const DEVELOPMENT = /in development at (\S+)/;

/** @param printed the address that it prints @returns what answers there */
export async function developed(machine: Machine, command: string, printed = DEVELOPMENT): Promise<string> {
  const server = machine.start(command);
  try {
    const answer = await (await fetch(await waitForLine(server, printed))).text();
    expect(answer).toContain('mfe-allowance');
    return answer;
  } finally {
    await interrupt(server);
  }
}
