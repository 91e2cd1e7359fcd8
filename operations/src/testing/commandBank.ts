import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { runBank } from './runBank.ts';

export const cardsBuild = (content: string) => folderWith(remoteBuild('cards', {}, { 'page.js': content }));

/** Deploys a shell and these builds. */
export async function bank(...builds: Record<string, string>[]): Promise<TestDeployment> {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), ...builds);
  return deployment;
}

/** What a command prints with `--json`. @throws when it fails or warns */
export async function data(deployment: TestDeployment, ...args: string[]) {
  const { code, stdout, stderr } = await runBank(deployment, ...args, '--json');
  if (code !== 0 || stderr) throw new Error(`${args.join(' ')} ends with ${code}: ${stderr}${stdout}`);
  return JSON.parse(stdout);
}
