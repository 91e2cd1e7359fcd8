import { stat } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../workspace/paths.ts';
import { packIfChanged } from './packPackages.ts';

for (const file of await packIfChanged()) {
  const { size } = await stat(file);
  console.log(`${path.relative(root, file)}  ${Math.ceil(size / 1000)} kB`);
}
