import { bankConfig } from '@bank/shared/config';
import { prefetchPage } from './federation';

/** What a customer does just before following a link. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'];

/** Every link to a page of the bank, whichever remote shows it, prefetches what that page needs. */
export function prefetchLinks(): () => void {
  const stopped = new AbortController();
  const look = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    const path = link instanceof HTMLAnchorElement && pathInBank(link);
    if (path) prefetchPage(path);
  };
  for (const sign of SIGNS) document.addEventListener(sign, look, { passive: true, signal: stopped.signal });
  return () => stopped.abort();
}

function pathInBank(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, target } = link;
  const { basePath } = bankConfig();
  const isInBank = origin === location.origin && pathname.startsWith(basePath);
  const isFollowedHere = ['', '_self'].includes(target) && !link.hasAttribute('download');
  return isInBank && isFollowedHere ? pathname.slice(basePath.length - 1) : undefined;
}
