import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Machine } from './Machine.ts';
import { NEW_RULE } from './nextMajor.ts';

const LIMIT = `import { parseMoney } from '@bank/shared/forms';

export const limitOf = (typed: string) => parseMoney(typed, 'USD', 'en')?.minor;
`;

const LIMIT_TEST = `import { limitOf } from './limitOf';

test('reads a limit', () => expect(limitOf('12.50')).toBe(1250));
`;

const COMMIT = 'git add . && git -c user.name=Ada -c user.email=ada@bank.example commit --quiet --message';

/** Commits a use of what the next major of `@bank/shared` renames. */
export async function useParseMoney(machine: Machine): Promise<void> {
  await writeFile(path.join(machine.folder, 'src/limitOf.ts'), LIMIT);
  await writeFile(path.join(machine.folder, 'src/limitOf.test.ts'), LIMIT_TEST);
  await machine.succeed(`git init --quiet && ${COMMIT} Limits`);
}

/** Follows what each command says, from `upgrade` until `check` has nothing to refuse. */
export async function upgradeOverMajor(machine: Machine, upgrade: string): Promise<void> {
  const shown = await machine.succeed(upgrade);
  expect(shown).toContain(`+${NEW_RULE}`);
  expect(shown).toContain("+import { parseAmount } from '@bank/shared/forms';");
  expect(await machine.succeed('npm test')).toMatch(/^Tests: +3 passed/m);
  const { output } = await machine.run('npm run check');
  const [, both] = /"peerDependencies" in its package.json .* such as "([^"]+)"/.exec(output) ?? [];
  await machine.succeed(`npm pkg set "peerDependencies.@bank/shared=${both}"`);
  await machine.succeed('npm install');
  await machine.succeed('npm run check');
  await machine.succeed(`${COMMIT} Upgrade`);
}
