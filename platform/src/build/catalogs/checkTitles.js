import { BANK_TITLES } from './bankTitles.js';
import { ENGLISH } from './compileCatalog.js';

/**
 * @param {import('@bank/shared/contract').RemoteContract} remote
 * @param {readonly string[]} languages that the remote has texts in
 * @returns {string[]} what is missing or too much in `src/titles`, and what to do
 */
export function checkTitles(remote, languages) {
  const { titles = {} } = remote;
  const places = placesByText(remote);
  const needed = [...places].filter(([text]) => !BANK_TITLES.includes(text));
  const missing = languages
    .filter((language) => language !== ENGLISH)
    .flatMap((language) =>
      needed
        .filter(([text]) => !titles[language]?.[text])
        .map(([text, place]) => `  src/titles/${language}.json: "${text}" is missing, ${place}. Add it.`),
    );
  const extra = Object.entries(titles).flatMap(([language, texts]) =>
    Object.keys(texts)
      .filter((text) => !places.has(text))
      .map((text) => `  src/titles/${language}.json: "${text}" is no title or label of remote.ts. Delete it there.`),
  );
  return [...missing, ...extra];
}

/** Where each text is first. Groups of the sidebar are the deployment's. */
function placesByText({ mounts, navigation = [], extensions = [] }) {
  const pages = mounts.flatMap(({ path, title, header, headings = [] }) => [
    ...inPage(path, title, header),
    ...headings.flatMap((heading) => inPage(heading.path, heading.title, heading.header)),
  ]);
  const entries = navigation.flatMap(({ label, to, children = [] }) =>
    [{ label, to }, ...children].map((entry) => [entry.label, `the sidebar's entry for ${entry.to}`]),
  );
  const others = extensions.map(({ title, slot, id }) => [title, `the title of the extension "${id}" in ${slot}`]);
  return new Map([...pages, ...entries, ...others].toReversed());
}

function inPage(path, title, header) {
  const own = [[title, `the title of page ${path}`]];
  if (!header) return own;
  const actions = header.actions.map(({ id, label }) => [label, `the action "${id}" of page ${path}`]);
  return [...own, [header.title, `the header of page ${path}`], ...actions];
}
