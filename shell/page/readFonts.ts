import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const TEXT = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
const DOTS = 'text-security/text-security-disc-compat.woff2';

/** Masked numbers are dots, but the bullet in the font of Latin letters is square: a round one comes from another font. */
export async function readFonts(): Promise<{ text: Buffer; bullet: Buffer }> {
  const [text, dots] = await Promise.all([read(TEXT), read(DOTS)]);
  return { text, bullet: await subsetFont(dots, '•', { targetFormat: 'woff2' }) };
}

function read(file: string): Promise<Buffer> {
  return readFile(path.join(import.meta.dirname, '../node_modules', file));
}
