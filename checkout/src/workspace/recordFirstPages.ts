import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentWorkspace, findPackage } from '@bank/platform/src/workspace/Workspace.ts';
import { MEASURED_PACKAGES, measureFirstPages } from './measureFirstPages.ts';
import { moduleSizes } from './moduleSizes.ts';

const workspace = currentWorkspace();
const scripts = await measureFirstPages(workspace);
const modules = Object.fromEntries(MEASURED_PACKAGES.map((name) => [name, moduleSizes(findPackage(workspace, name))]));
const record = `${JSON.stringify({ scripts, modules }, null, 2)}\n`;
writeFileSync(path.join(import.meta.dirname, 'firstPages.json'), record);
