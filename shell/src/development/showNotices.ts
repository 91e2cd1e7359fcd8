export interface Notice {
  title: string;
  where?: string;
  text: string;
}

/** The content security policy refuses inline styles, so the style sheet is constructed. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host {
    position: fixed;
    inset: auto 0 0;
    box-sizing: border-box;
    width: auto;
    max-height: 70dvh;
    margin: 0;
    padding: 20px 24px 4px;
    overflow: auto;
    border: 0;
    border-top: 4px solid var(--negative);
    background: var(--surface);
    color: var(--ink);
    font: var(--text-14) / 1.5 var(--font-sans);
    box-shadow: var(--shadow);
  }
  h2 { margin: 0; color: var(--negative); font-size: var(--text-16); }
  p { margin: 0; font-family: monospace; overflow-wrap: anywhere; }
  pre {
    margin: 8px 0 20px;
    padding: 12px;
    overflow-x: auto;
    border-radius: var(--radius-small);
    background: var(--sunk);
  }
  button {
    float: inline-end;
    min-height: 32px;
    margin-inline-start: 16px;
    padding: 0 12px;
    border: 1px solid var(--field);
    border-radius: var(--radius-small);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`);

let panel: HTMLElement | undefined;

/** Replaces earlier notices; an empty list removes the panel. */
export function showNotices(notices: Notice[]): void {
  panel?.remove();
  panel = undefined;
  if (notices.length === 0) return;
  panel = document.createElement('section');
  panel.setAttribute('role', 'alert');
  panel.setAttribute('aria-label', 'Development');
  // A popover shows above open dialogs too.
  panel.popover = 'manual';
  const shadow = panel.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  const hide = element('button', 'Hide');
  hide.addEventListener('click', () => showNotices([]));
  shadow.append(hide, ...notices.flatMap(describe));
  document.body.append(panel);
  panel.showPopover();
}

function describe({ title, where, text }: Notice): HTMLElement[] {
  const scrolled = element('pre', text);
  scrolled.tabIndex = 0;
  return [element('h2', title), ...(where ? [element('p', where)] : []), scrolled];
}

function element(tag: string, text: string): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text });
}
