import type { HeaderAction, HeaderEntry } from '@bank/shared/contract';

interface Place {
  /** Whether the page that shows the header is a placeholder. */
  isPlaceholder: boolean;
  hasPage: (path: string) => boolean;
}

/**
 * A button stands out only if it does what it says. On a placeholder it never leads to another one: without a link, the
 * support dialog opens instead.
 */
export function offerWhatWorks({ title, actions }: HeaderEntry, place: Place): HeaderEntry {
  return { title, actions: actions.map((action) => offer(action, place)) };
}

function offer(action: HeaderAction, { isPlaceholder, hasPage }: Place): HeaderAction {
  const { to, primary, ...rest } = action;
  const works = to === undefined ? !isPlaceholder : hasPage(to.replace(/[?#].*/, ''));
  if (works) return action;
  return isPlaceholder || to === undefined ? rest : { ...rest, to };
}
