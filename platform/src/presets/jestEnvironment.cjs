const { createRequire } = require('node:module');
const { TestEnvironment } = require('jest-environment-jsdom');
const compileOnce = require('./compileOnce.cjs');

const requireOfJsdom = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = requireOfJsdom('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

/** Between commas outside parentheses. */
const COMMA = /,(?![^(]*\))/;
/** Tag and class of the element that a selector is about; its attributes and states are left to the selector engine. */
const SUBJECT = /(?:^|[\s>+~])(?<tag>[a-z][\w-]*)?(?:\.(?<className>[\w-]+))*(?:\[[^\]]*\]|::?[\w-]+(?:\([^()]*\))?)*$/;
const subjects = new Map();

/**
 * Queries by role ask for the style of each element and its ancestors, for which jsdom tries all rules. That one of
 * another tag or class does not match is seen faster here than by its selector engine.
 */
selectors.matchesDontThrow = (element, selector) => {
  // Of a rule like `@keyframes`.
  if (!selector) return false;
  const known = subjects.get(selector) ?? selector.split(COMMA).map((part) => SUBJECT.exec(part.trim())?.groups);
  subjects.set(selector, known);
  return !known.every((subject) => subject && isOther(element, subject)) && matchesDontThrow(element, selector);
};

function isOther(element, { tag, className }) {
  if (tag && tag !== element.localName) return true;
  return className !== undefined && !element.getAttributeNS(null, 'class')?.includes(className);
}

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    compileOnce(config.globalConfig);
    super(config, context);
  }
};
