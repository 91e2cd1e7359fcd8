import { spawnSync } from 'node:child_process';

/** @returns where npm has the bank's packages from, if it was told; without a name and password */
export function bankRegistry(folder: string): string | undefined {
  const { stdout } = spawnSync('npm', ['config', 'get', '@bank:registry'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  // npm says "undefined".
  if (!URL.canParse(stdout?.trim())) return undefined;
  const { origin, pathname } = new URL(stdout.trim());
  return `${origin}${pathname}`;
}
