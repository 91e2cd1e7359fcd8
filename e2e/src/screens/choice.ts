import { parseArgs } from 'node:util';
import { isPhone, isReachable, type Look } from './openState.ts';
import type { ScreenState } from './ScreenState.ts';
import { languages, modes, states, themes, widths } from './states.ts';

/** Looks at one state on one kind of device: a page that is loaded once can show them all. */
export interface Visit {
  state: ScreenState;
  looks: Look[];
}

const options = {
  state: { type: 'string', multiple: true },
  width: { type: 'string', multiple: true },
  theme: { type: 'string', multiple: true },
  language: { type: 'string', multiple: true },
  mode: { type: 'string', multiple: true },
  text: { type: 'string', default: '100' },
} as const;

const BROWSERS_TEXT_PX = 16;

/** `--text 200` for a browser whose text is twice as large. */
export function textSizeFlag(args: string[]): string {
  const percent = Number(parseArgs({ args, options }).values.text);
  return `--blink-settings=defaultFontSize=${(percent / 100) * BROWSERS_TEXT_PX}`;
}

/**
 * `--state accounts --width 390 --theme dark --language en --mode live`, each as often as wanted.
 * @throws when something that is asked for would not be shown
 */
export function readChoice(args: string[]): Visit[] {
  const { values } = parseArgs({ args, options });
  const { state: wanted, text: _, ...asked } = values;
  const found = states.filter(({ name }) => !wanted || wanted.some((part) => name.includes(part)));
  const looks = allLooks().filter((look) =>
    Object.entries(asked).every(([key, some]) => some.includes(String(look[key as keyof Look]))),
  );
  const visits = visitsTo(found, looks);
  const missing = wanted?.filter((part) => !visits.some(({ state }) => state.name.includes(part))) ?? [];
  if (missing.length > 0) throw new Error(`No such state, or not in these looks: ${missing.join(', ')}.`);
  if (visits.length === 0) throw new Error('There are no such looks.');
  return visits;
}

export function visitsTo(found: readonly ScreenState[], looks: readonly Look[]): Visit[] {
  return found.flatMap((state) => {
    const visits = new Map<string, Visit>();
    for (const look of looks) {
      if (!isReachable(state, look)) continue;
      const device = `${look.mode} ${look.language} ${isPhone(look) ? 'phone' : 'desktop'}`;
      const visit = visits.get(device) ?? { state, looks: [] };
      visit.looks.push(look);
      visits.set(device, visit);
    }
    return [...visits.values()];
  });
}

function allLooks(): Look[] {
  return modes.flatMap((mode) =>
    languages.flatMap((language) =>
      widths.flatMap((width) => themes.map((theme) => ({ mode, language, width, theme }))),
    ),
  );
}
