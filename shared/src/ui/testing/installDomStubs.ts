/** Stubs what jsdom lacks: modal dialogs, popovers, media queries (none matches), timings of the page (there are none). */
export function installDomStubs() {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  Object.assign(HTMLElement.prototype, {
    showPopover: togglePopoverTo('open'),
    hidePopover: togglePopoverTo('closed'),
  });
  Object.assign(window, { matchMedia });
  Object.assign(performance, { getEntriesByType: () => [] });
}

const openers = new WeakMap<HTMLDialogElement, Element | null>();

function showModal(this: HTMLDialogElement) {
  openers.set(this, document.activeElement);
  this.open = true;
  this.addEventListener('keydown', cancelOnEscape);
  this.querySelector<HTMLElement>('button, a[href], input, select, textarea, [tabindex]')?.focus();
}

function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.removeEventListener('keydown', cancelOnEscape);
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

function cancelOnEscape(this: HTMLDialogElement, event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
}

function togglePopoverTo(newState: 'open' | 'closed') {
  return function toggle(this: HTMLElement) {
    this.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  };
}

function matchMedia(query: string) {
  return Object.assign(new EventTarget(), { media: query, matches: false, onchange: null });
}
