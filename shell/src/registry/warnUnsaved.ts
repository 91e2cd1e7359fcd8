import { useUnsavedState } from '@bank/shared/contract';

/** Has the browser ask before the page is closed with something unsaved. @returns stops asking */
export function warnUnsaved(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  // Listened for only while it matters: a page that may ask is not kept for the back button by every browser.
  const follow = ({ count }: { count: number }) =>
    count > 0 ? window.addEventListener('beforeunload', ask) : window.removeEventListener('beforeunload', ask);
  const stop = useUnsavedState.subscribe(follow);
  return () => {
    stop();
    window.removeEventListener('beforeunload', ask);
  };
}
