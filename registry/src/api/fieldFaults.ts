import type { Fields, OperationUse } from './ApiUse.ts';

/** Where fields are sent. */
export const PLACES = ['query', 'header', 'body'];

/** Finds where an operation no longer answers with what is read, or takes what is sent. */
export function fieldFaults(used: OperationUse, offered: OperationUse): string[] {
  return [...readFaults(used.reads, offered.reads), ...sendFaults(used.sends, offered.sends)];
}

/** @returns what is used of fields that are offered at all */
export function withOffered(used: OperationUse, offered: OperationUse): OperationUse {
  return { reads: known(used.reads, offered.reads), sends: known(used.sends, offered.sends) };
}

function known(used: Fields, offered: Fields): Fields {
  const places = byPlace(offered);
  return Object.fromEntries(Object.entries(used).filter(([path]) => places.has(plain(path))));
}

function readFaults(used: Fields, offered: Fields): string[] {
  const places = byPlace(offered);
  return Object.entries(used).flatMap(([path, kinds]) => {
    const place = plain(path);
    const offer = places.get(place);
    const field = place || 'the body';
    if (!offer) return place ? [`no longer answers with ${field}.`] : [];
    if (!path.endsWith('?') && offer.path.endsWith('?')) return [`may leave out ${field}, which is always read.`];
    return isWithin(offer.kinds, kinds) ? [] : [`answers with ${offer.kinds} as ${field}, which is read as ${kinds}.`];
  });
}

function sendFaults(used: Fields, taken: Fields): string[] {
  const sent = byPlace(used);
  const places = byPlace(taken);
  const refused = Object.entries(used).flatMap(([path, kinds]) => {
    const place = plain(path);
    const offer = places.get(place);
    if (!offer) return PLACES.includes(place) ? [] : [`no longer takes ${place}.`];
    return isWithin(kinds, offer.kinds) ? [] : [`takes ${offer.kinds} as ${place}, which is sent as ${kinds}.`];
  });
  // The API needs a field wherever it gets what holds the field.
  const missing = Object.keys(taken).filter((path) => {
    const holder = path.slice(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('[]'), 0));
    if (path.endsWith('?') || !(PLACES.includes(plain(holder)) || sent.has(plain(holder)))) return false;
    return (sent.get(plain(path))?.path ?? '?').endsWith('?');
  });
  return [...refused, ...missing.map((path) => `needs ${plain(path)}, which is not always sent.`)];
}

function byPlace(fields: Fields): Map<string, { path: string; kinds: string }> {
  return new Map(Object.entries(fields).map(([path, kinds]) => [plain(path), { path, kinds }]));
}

function plain(path: string): string {
  return path.replaceAll('?', '');
}

function isWithin(kinds: string, others: string): boolean {
  const wanted = others.split('|');
  return wanted.includes('unknown') || kinds.split('|').every((kind) => wanted.includes(kind));
}
