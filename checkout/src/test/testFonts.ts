import path from 'node:path';
import { root } from '../workspace/paths.ts';

/** The environment of a browser that knows the fonts of the workspace and no others: layouts are the same on every machine. */
export const testFonts = { FONTCONFIG_FILE: path.join(root, 'e2e/fonts.conf') };
