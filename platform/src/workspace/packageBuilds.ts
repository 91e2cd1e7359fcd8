import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Builds, buildsIn } from '@bank/operations/commands/Builds.ts';
import { readCandidate } from '@bank/registry/release/release.ts';
import { buildIfChanged } from './build.ts';
import { checkTypes } from './checkTypes.ts';
import { currentWorkspace, distOf, findPackage, workspaceAround } from './Workspace.ts';

export const packageBuilds: Builds = {
  argument: '<package|folder>',
  description: 'a package of the workspace, such as mfe-accounts, which is built first, or a folder that holds a build',
  example: 'accounts',
  find: async (wanted, base) => {
    const folder = path.resolve(wanted);
    if (existsSync(path.join(folder, 'bank.json'))) {
      const built = workspaceAround(folder)?.packages.find((one) => distOf(one) === folder);
      if (built) await checkTypes(built);
      else console.error(`Types of ${folder} are not checked: a build holds no sources. Check them where it is built.`);
      return readCandidate(folder, base);
    }
    const workspace = currentWorkspace();
    const found = findPackage(workspace, wanted);
    await checkTypes(found);
    await buildIfChanged(workspace, found);
    return readCandidate(distOf(found), base);
  },
  unnamed: () => {
    const workspace = workspaceAround(process.cwd());
    return workspace?.kind === 'repository' ? workspace.packages.map(({ name }) => name) : [];
  },
  all: async (folder) => (folder ? buildsIn(folder) : currentWorkspace().packages.map(({ name }) => name)),
};
