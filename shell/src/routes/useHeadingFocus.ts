import { useLocation } from '@bank/shared/router';
import { useEffect } from 'react';

/** The page a document opens with, also after redirects, leaves the focus to the browser: the skip link comes first. */
let isFirstPage = true;

/** Moves the focus to the new heading, so that screen readers announce the page. */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    if (!isFirstPage) return focusHeading();
    isFirstPage = false;
    return undefined;
  }, [pathname]);
}

/** A remote's page may bring the heading once it is loaded; whoever has gone on by then keeps the focus. */
function focusHeading(): () => void {
  const focused = document.activeElement;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== focused || focusFirstHeading()) observer.disconnect();
  });
  if (!focusFirstHeading()) observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focusFirstHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/** Serves pages that focus their own heading: the focus is lost with them. */
export function usePublicPage(): void {
  useEffect(() => {
    isFirstPage = false;
  }, []);
}
