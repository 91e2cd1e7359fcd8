import { useUnsavedState } from '@bank/shared/contract';

export function warnUnsaved(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  // Subscribed only while needed: some browsers keep no page with this listener in the back/forward cache.
  const update = ({ count }: { count: number }) =>
    count > 0 ? window.addEventListener('beforeunload', ask) : window.removeEventListener('beforeunload', ask);
  const stop = useUnsavedState.subscribe(update);
  return () => {
    stop();
    window.removeEventListener('beforeunload', ask);
  };
}
