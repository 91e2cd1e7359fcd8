/**
 * Runs in the page. In Firefox, `fill` sets the value by a script, of which React takes no notice, so the text is entered
 * once more, as typing does.
 */
export function enterAsTyped(): void {
  window.addEventListener(
    'input',
    (event) => {
      const { target, isTrusted } = event;
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (isTrusted || !isField || !(event instanceof InputEvent)) return;
      event.stopImmediatePropagation();
      const text = target.value;
      target.select();
      document.execCommand('delete');
      document.execCommand('insertText', false, text);
    },
    { capture: true },
  );
}
