import path from 'node:path';
import { buildIfChanged } from '@bank/platform/src/workspace/build.ts';
import { currentWorkspace, findPackage, GALLERY } from '@bank/platform/src/workspace/Workspace.ts';
import { releaseBuild } from './releases.ts';
import { root } from './runCli.ts';
import type { Bank } from './startBank.ts';

/** The gallery of all parts, which is built for those alone who need it. */
export async function releaseGallery(bank: Bank): Promise<void> {
  const workspace = currentWorkspace();
  await buildIfChanged(workspace, findPackage(workspace, GALLERY));
  await releaseBuild(bank, path.join(root, GALLERY, 'dist'));
}
