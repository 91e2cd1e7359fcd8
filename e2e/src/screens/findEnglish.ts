import type { Page } from '@playwright/test';

/** Attributes that customers read or hear. */
const SPOKEN = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
];

/** Names that customers, shops and the bank's products were given. */
const NAMES = 'bdi';

/** What else no catalog holds. */
const DATA = {
  'names in a text, which are isolated': /\u2068.*?\u2069/g,
  'the deployment’s name and tagline': /International Bank|Serving To Empower You/g,
  'days, from Intl': /\d{1,2} \p{L}{3,4} \d{4}/gu,
  'times, from Intl': /\d{1,2}:\d{2}\s[ap]\.\s?m\./g,
  keys: /\(Ctrl K\)/g,
  'months, from Intl': /^\p{L}+ de \d{4}$/gu,
  'short months, from Intl': /^(ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic)$/g,
  'lengths of time, from Intl': /^\d{1,2} (mes|meses|año)$/g,
  'codes that are the same everywhere, and currencies from Intl': /^[A-Z]{3}( – .+)?$/g,
  'languages, each in itself': /English|Español|العربية/g,
  'the customer’s initial': /^A$/g,
  'codes, and the currencies’ names from Intl': /\b(BIC|AED|CAD|CHF|EUR|GBP|JPY|KWD|USD)\b( – [\p{L} ]+)?/gu,
  'an authenticator app’s key, and recovery codes': /([A-Z2-7]{4}[ -]?){4,8}/g,
};

/** @returns what a customer can read or hear outside the brackets of pseudo texts, after where it stands */
export async function findEnglish(page: Page): Promise<string[]> {
  const texts = await page.evaluate(readOutsideBrackets, { attributes: SPOKEN, names: NAMES });
  return texts.filter(({ text }) => /\p{L}/u.test(withoutData(text))).map(({ where, text }) => `${where}: ${text}`);
}

function withoutData(text: string): string {
  return Object.values(DATA).reduce((rest, data) => rest.replaceAll(data, ''), text.trim());
}

/** Runs in the page. */
function readOutsideBrackets({ attributes, names }: { attributes: string[]; names: string }) {
  /** A text with a link in it opens its bracket in one node, and closes it in another. */
  let depth = 0;
  const outside = (text: string) => {
    let rest = '';
    for (const sign of text) {
      if (sign === '[') depth += 1;
      else if (sign === ']') depth -= 1;
      else if (depth === 0) rest += sign;
    }
    return rest;
  };
  const found = [{ where: 'the document’s title', text: outside(document.title) }];
  for (const name of attributes)
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      depth = 0;
      found.push({ where: `${element.localName}[${name}]`, text: outside(element.getAttribute(name) ?? '') });
    }
  depth = 0;
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const parent = node.parentElement;
    const text = outside(node.nodeValue ?? '');
    if (parent && !parent.closest(`script, style, noscript, ${names}`)) found.push({ where: parent.localName, text });
  }
  return found;
}
