import { isLostAt } from '@bank/shared/contract';
import type { createBrowserHistory } from '@bank/shared/router';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Update = Parameters<Parameters<BrowserHistory['listen']>[0]>[0];

/**
 * Asks before a navigation that loses unsaved input. react-router's `useBlocker` does the same, but needs its data
 * router (docs/decisions/0058).
 * @param ask gets what the customer wanted to do
 */
export function guardHistory(
  history: BrowserHistory,
  basePath: string,
  ask: (leave: () => void) => void,
): BrowserHistory {
  let shown = history.location;
  let position = historyPosition();
  /** Where the customer goes although input is lost there. */
  let agreed: string | undefined;

  const isLeft = (pathname: string) =>
    pathname !== shown.pathname && pathname !== agreed && isLostAt(pathname.slice(basePath.length - 1));
  const askOr = (pathname: string, go: () => void) => {
    if (!isLeft(pathname)) return go();
    ask(() => {
      agreed = pathname;
      go();
    });
  };
  const guarded: Partial<BrowserHistory> = {
    push: (to, state) => askOr(history.encodeLocation(to).pathname, () => history.push(to, state)),
    replace: (to, state) => askOr(history.encodeLocation(to).pathname, () => history.replace(to, state)),
    listen: (listener) => {
      const show = (update: Update) => {
        position = historyPosition();
        shown = update.location;
        agreed = undefined;
        listener(update);
      };
      const stop = history.listen((update) => {
        const { pathname } = update.location;
        const now = historyPosition();
        if (update.action !== 'POP' || now === undefined || position === undefined) return show(update);
        // The browser has gone already: it comes back first.
        const distance = now - position;
        if (!isLeft(pathname)) return show(update);
        history.go(-distance);
        askOr(pathname, () => history.go(distance));
      });
      // Back, while the page was rendered for the first time.
      const { action, location } = history;
      if (history.createHref(location) !== history.createHref(shown)) show({ action, location, delta: null });
      return stop;
    },
  };
  return Object.assign(Object.create(history) as BrowserHistory, guarded);
}

/** The router numbers its entries; others, such as of a link within the page, have no number. */
function historyPosition(): number | undefined {
  return (window.history.state as { idx?: number } | null)?.idx;
}
