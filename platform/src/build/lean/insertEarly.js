/** Added to styled-components. Not before the first page is there, and soon after what loads later. */
const FIRST_DELAY_MS = 3000;
const DELAY_MS = 300;
/** At most, of one task: longer ones hold up a phone. */
const TASK_MS = 4;

const waiting = [];
let delay = FIRST_DELAY_MS;

/**
 * Styles whose component has not been shown yet are inserted while the browser idles: a rule that is inserted when
 * a menu opens makes the browser match every element of the page anew.
 */
// biome-ignore lint/correctness/noUnusedVariables: Called by the constructor of styles, in the same module.
function insertEarly(style) {
  if (waiting.push(style) === 1) setTimeout(insertWhenIdle, delay);
}

function insertWhenIdle() {
  delay = DELAY_MS;
  // Safari has no idle callbacks.
  (globalThis.requestIdleCallback ?? setTimeout)(insertSome);
}

function insertSome() {
  const end = performance.now() + TASK_MS;
  do {
    const style = waiting.shift();
    if (isFixed(style)) style.generateAndInjectStyles({}, mainSheet, mainStylis);
  } while (waiting.length > 0 && performance.now() < end);
  if (waiting.length > 0) insertWhenIdle();
}

/** Without functions of the component's props. Other components stand for their class name. */
function isFixed({ rules, baseStyle }) {
  const isFunction = (rule) => typeof rule === 'function' && !rule.styledComponentId;
  return !rules.some(isFunction) && (!baseStyle || isFixed(baseStyle));
}
