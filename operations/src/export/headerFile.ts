import type { Place } from './sitePlan.ts';

export function headerFile(places: Place[], basePath: string): string {
  return places
    .flatMap((place) => patterns(place, basePath).map((pattern) => [pattern, ...lines(place)].join('\n')))
    .join('\n\n')
    .concat('\n');
}

export function redirectFile(places: Place[], basePath: string): string {
  const bare = basePath === '/' ? [] : [`/ ${basePath} 302`];
  const pages = places.filter(({ page }) => page);
  return `${[...bare, ...pages.flatMap((place) => patterns(place, basePath).map((at) => `${at} ${place.page} 200`))].join('\n')}\n`;
}

/** Hosts take letters, digits and underscores in the name of a parameter. */
function patterns({ pattern, page }: Place, basePath: string): string[] {
  const path = basePath + pattern.replaceAll(/:[^/]+/g, (name) => `:p_${name.replaceAll(/\W/g, '')}`);
  return page && pattern.endsWith('/*') ? [path.slice(0, -2), path] : [path];
}

function lines({ headers }: Place): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
}
