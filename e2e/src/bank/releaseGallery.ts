import path from 'node:path';
import { buildIfChanged } from '@bank/platform/src/workspace/build.ts';
import { currentWorkspace, findPackage, GALLERY } from '@bank/platform/src/workspace/Workspace.ts';
import { releaseBuild } from './releases.ts';
import { root } from './runCli.ts';

/** The gallery of all parts, which is built for those alone who need it. */
export async function releaseGallery(store: string): Promise<void> {
  const workspace = currentWorkspace();
  await buildIfChanged(workspace, findPackage(workspace, GALLERY));
  await releaseBuild(store, path.join(root, GALLERY, 'dist'));
}
