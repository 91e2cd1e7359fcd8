/** Queries by role ask for the style of each element and its ancestors, which jsdom computes from all rules. */
export function memoizeComputedStyle(): void {
  const compute = window.getComputedStyle.bind(window);
  let styles = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = () => {
    styles = new WeakMap();
  };
  const changes = new MutationObserver(forget);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element.isConnected) return compute(element, pseudo);
    if (changes.takeRecords().length > 0) forget();
    const known = styles.get(element);
    if (known) return known;
    const style = compute(element);
    styles.set(element, style);
    return style;
  };
}
