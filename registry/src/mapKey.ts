import type { Release } from './schema.ts';
import { entryOf } from './state.ts';

/**
 * The place in the store, apart from what pages load: by the script's content, which several versions may share.
 * @returns `undefined` when the release has no such script
 */
export function mapKey({ assets }: Pick<Release, 'assets'>, script: string): string | undefined {
  const { integrity } = entryOf(assets, script) ?? {};
  return integrity && `maps/${Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex')}.json`;
}
