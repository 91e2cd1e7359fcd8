import { useLayoutEffect } from 'react';
import { isQuestionMarkOn } from '../palette/keys';
import { openPalette } from '../palette/openPalette';
import { closePalette, usePalette } from '../palette/paletteState';
import { toggleSidebar } from './sidebarState';

/** `؟` is where an Arabic keyboard has the question mark. */
const QUESTION_MARKS = ['?', '؟'];

/** Shortcuts work from the moment that the page can be seen. */
export function useShortcuts(isMobile: boolean): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = event.repeat ? undefined : actionOf(event, isMobile);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isMobile]);
}

function actionOf(event: KeyboardEvent, isMobile: boolean): (() => void) | undefined {
  const isTyping = isTextField(event.target);
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    if (event.shiftKey) return undefined;
    if (isLetter(event, 'k')) return searchAction();
    return isLetter(event, 'b') && !isTyping ? () => toggleSidebar(isMobile) : undefined;
  }
  const isQuestion = QUESTION_MARKS.includes(event.key) && !isTyping && isQuestionMarkOn();
  return isQuestion && !isDialogOpen() ? () => openPalette('shortcuts') : undefined;
}

function searchAction(): (() => void) | undefined {
  if (usePalette.getState().view === 'search') return closePalette;
  return isDialogOpen() ? undefined : () => openPalette('search');
}

/** Goes by the key's place where the keyboard writes letters other than Latin ones. */
function isLetter({ key, code }: KeyboardEvent, letter: string): boolean {
  const isLatin = /^[a-z]$/i.test(key);
  return isLatin ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
