import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../workspace/paths.ts';
import { packPackages } from './packPackages.ts';

const folder = path.join(root, 'dist/packages');
await rm(folder, { recursive: true, force: true });
for (const file of await packPackages(folder)) {
  const { size } = await stat(file);
  console.log(`${path.relative(root, file)}  ${Math.ceil(size / 1000)} kB`);
}
