import type { Place } from './sitePlan.ts';

export function headerFile(places: Place[]): string {
  return places
    .flatMap((place) => patterns(place).map((pattern) => [pattern, ...lines(place)].join('\n')))
    .join('\n\n')
    .concat('\n');
}

export function redirectFile(places: Place[], basePath: string): string {
  const bare = basePath === '/' ? [] : [`/ ${basePath} 302`];
  const pages = places.filter(({ file }) => file).toSorted((a, b) => b.path.length - a.path.length);
  return `${[...bare, ...pages.flatMap((page) => patterns(page).map((at) => `${at} ${page.file} 200`))].join('\n')}\n`;
}

function patterns({ match, path, file }: Place): string[] {
  if (match === 'exact' || path.endsWith('.json')) return [path];
  return file && !path.endsWith('/') ? [path, `${path}/*`] : [`${path}*`];
}

function lines({ headers }: Place): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
}
