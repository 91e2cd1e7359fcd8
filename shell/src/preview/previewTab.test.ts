import { watchReloads } from '../testing/reloads';
import { keepPreview, previewQuery, readPreview } from './previewTab';

const preview = { versions: [{ app: 'mfe-cards', version: '1.0.0-4f1c0a9b2e' }], until: 1, isHeld: true };
let replaced: () => number;

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
  replaced = watchReloads();
});
afterEach(() => jest.restoreAllMocks());

/** A document that the gateway sent for this address. */
function open(address: string, shown?: typeof preview): void {
  history.replaceState({ key: 'x' }, '', address);
  document.body.innerHTML = shown
    ? `<script type="application/json" id="bank-preview">${JSON.stringify(shown)}</script>`
    : '';
}

test('a tab without a preview goes on', () => {
  open('/banking/cards?tab=2');

  expect(keepPreview()).toBe(false);
  expect([readPreview(), previewQuery(), location.search, replaced()]).toEqual([undefined, '', '?tab=2', 0]);
});

test('the tab keeps the token of its address, for the registry, and takes it out of the address bar', () => {
  open('/banking/cards?tab=2&preview=a.b.c', preview);

  expect(keepPreview()).toBe(false);
  expect(readPreview()).toEqual(preview);
  expect(previewQuery()).toBe('?preview=a.b.c');
  expect(location.href).toMatch(/\/banking\/cards\?tab=2$/);
  expect(history.state).toEqual({ key: 'x' });
});

test('a later document of the tab comes with the preview too', () => {
  open('/banking/cards?preview=a.b.c', preview);
  keepPreview();

  open('/banking/dashboard');

  expect(keepPreview()).toBe(true);
  expect(replaced()).toBe(1);
});

test('a document that was asked for with a token and shows no preview ends it, so that no tab turns in circles', () => {
  open('/banking/cards?preview=a.b.c', preview);
  keepPreview();

  open('/banking/?preview=');

  expect(keepPreview()).toBe(false);
  expect([previewQuery(), location.search, replaced()]).toEqual(['', '', 0]);
});
