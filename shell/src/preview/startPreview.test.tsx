import { act, screen } from '@testing-library/react';
import { watchReloads } from '../testing/reloads';
import { isPreviewAsked, previewQuery } from './previewTab';
import { startPreview } from './startPreview';

const preview = {
  versions: [{ app: 'mfe-cards', version: '1.0.0-4f1c0a9b2e' }],
  until: Date.now() + 60_000,
  isHeld: true,
};
let replaced: () => number;

beforeEach(() => {
  sessionStorage.clear();
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

function start(): boolean {
  let isLeaving = false;
  act(() => {
    isLeaving = startPreview();
  });
  return isLeaving;
}

test('nothing is asked of a tab without a preview', () => {
  open('/banking/cards?tab=2');

  expect([isPreviewAsked(), previewQuery()]).toEqual([false, '']);
});

test('the tab keeps the token of its address, for the registry, and takes it out of the address bar', () => {
  open('/banking/cards?tab=2&preview=a.b.c', preview);
  expect(isPreviewAsked()).toBe(true);

  expect(start()).toBe(false);

  expect([isPreviewAsked(), previewQuery()]).toEqual([true, '?preview=a.b.c']);
  expect(location.href).toMatch(/\/banking\/cards\?tab=2$/);
  expect(history.state).toEqual({ key: 'x' });
  expect(screen.getByText(/^You’re looking at mfe-cards 4f1c/)).toBeVisible();
});

test('a later document of the tab is replaced by the one with the preview', () => {
  open('/banking/cards?preview=a.b.c', preview);
  start();

  open('/banking/dashboard');

  expect(isPreviewAsked()).toBe(true);
  expect(start()).toBe(true);
  expect(replaced()).toBe(1);
});

test('a document that was asked for with a token and shows no preview ends it, so that no tab turns in circles', () => {
  open('/banking/cards?preview=a.b.c', preview);
  start();

  open('/banking/?preview=');

  expect(isPreviewAsked()).toBe(true);
  expect(start()).toBe(false);
  expect([isPreviewAsked(), previewQuery(), location.search, replaced()]).toEqual([false, '', '', 0]);
});
