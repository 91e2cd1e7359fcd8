/**
 * Calls when what has the focus is taken out of `root`: a keyboard and a screen reader would lose their place.
 * @returns stops watching
 */
export function onFocusLost(root: Element, call: () => void): () => void {
  let owner = document.activeElement;
  const follow = () => {
    owner = document.activeElement;
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body && !owner?.isConnected) call();
  });
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', follow);
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', follow);
  };
}
