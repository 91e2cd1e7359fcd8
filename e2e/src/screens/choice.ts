import { parseArgs } from 'node:util';
import { isReachable, type Look } from './openState.ts';
import { languages, type ScreenState, states, themes, widths } from './states.ts';

export interface Choice {
  states: ScreenState[];
  looks: Look[];
}

/** `--state accounts --width 390 --theme dark --language en`, each as often as wanted; everything without them. */
export function readChoice(args: string[]): Choice {
  const { values } = parseArgs({
    args,
    options: {
      state: { type: 'string', multiple: true },
      width: { type: 'string', multiple: true },
      theme: { type: 'string', multiple: true },
      language: { type: 'string', multiple: true },
    },
  });
  const chosen = <T>(all: readonly T[], wanted: string[] | undefined) =>
    all.filter((one) => !wanted || wanted.includes(String(one)));
  const looks = chosen(languages, values.language).flatMap((language) =>
    chosen(themes, values.theme).flatMap((theme) =>
      chosen(widths, values.width).map((width) => ({ language, theme, width })),
    ),
  );
  const found = states.filter(({ name }) => !values.state || values.state.some((part) => name.includes(part)));
  if (found.length === 0 || looks.length === 0) throw new Error('Nothing is called that. States are in states.ts.');
  return { states: found, looks };
}

export function reachable({ states: found, looks }: Choice): { state: ScreenState; look: Look }[] {
  return found.flatMap((state) => looks.filter((look) => isReachable(state, look)).map((look) => ({ state, look })));
}
