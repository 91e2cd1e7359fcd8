import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** No customer loads a development build. */
const COMPRESSIBLE = /^(?!development).*\.(js|css|svg|html|json)$/;
const MIN_BYTES = 1024;

export interface Compressed {
  br: Buffer;
  gz: Buffer;
}

/** Whether a release holds the file in compressed forms as well. */
export function isCompressed(name: string, bytes: number): boolean {
  return COMPRESSIBLE.test(name) && bytes >= MIN_BYTES;
}

export async function compress(files: Map<string, Buffer>): Promise<Map<string, Compressed>> {
  const worthIt = [...files].filter(([name, bytes]) => isCompressed(name, bytes.length));
  return new Map(
    await Promise.all(
      worthIt.map(async ([name, bytes]) => {
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        const br = promisify(brotliCompress)(bytes, { params });
        const gz = promisify(gzip)(bytes, { level: 9 });
        return [name, { br: await br, gz: await gz }] as const;
      }),
    ),
  );
}
