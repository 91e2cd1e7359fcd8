import { formatDay } from '@bank/shared/format';
import { setLanguage } from '@bank/shared/i18n';
import { renderPage } from '@bank/shared/testing';
import { Dialog } from '@bank/shared/ui';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { installNetwork } from '../testing/network';
import { release } from '../testing/releases';
import { mountOf, registryOf } from '../testing/remotes';
import { startFederation } from './federation';
import { RemotePart } from './RemotePart';
import { startRegistry } from './registryStore';

jest.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => act(() => setLanguage('en')));

const ENGLISH = { lang: 'en', dir: 'ltr' };
const ARABIC = { lang: 'ar', dir: 'rtl' };
const NONE = { lang: undefined, dir: undefined };

let count = 0;

async function show(Page: ComponentType, languages: string[]): Promise<void> {
  const network = installNetwork();
  count += 1;
  const remote = release(network, `mfe-limits-${count}`, { module: { default: Page }, languages });
  startRegistry(registryOf(1, [remote]));
  startFederation(registryOf(1, [remote]));
  renderPage(
    <RemotePart remote={remote} part={mountOf(remote)} skeleton={<p>Loading</p>} renderFailure={() => <p>Failed</p>} />,
  );
  await screen.findByRole('button', { name: 'Limit' });
}

/** What an element says of its language, or the nearest one around it below the document. */
function languageAround(element: Element) {
  const { lang, dir } = element.closest<HTMLElement>('body [lang]') ?? {};
  return { lang, dir };
}

function Limits() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Amount" />
      <p>Since {formatDay('2026-11-20')}</p>
      <button type="button" onClick={() => setOpen(true)}>
        Limit
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Daily limit" />
    </>
  );
}

test('says that a remote without texts in the page’s language is in English, in its dialogs too', async () => {
  await act(() => setLanguage('ar'));
  await show(Limits, ['en', 'es']);

  expect(languageAround(screen.getByText(/^Since/))).toEqual(ENGLISH);

  await userEvent.click(screen.getByRole('button', { name: 'Limit' }));
  const dialog = screen.getByRole('dialog', { name: 'Daily limit' });
  expect(dialog.parentElement).toBe(document.body);
  expect(languageAround(dialog)).toEqual(ENGLISH);
});

test('says nothing of the language where a remote has texts in all that the bank offers', async () => {
  await act(() => setLanguage('ar'));
  await show(Limits, ['ar', 'en', 'es']);

  await userEvent.click(screen.getByRole('button', { name: 'Limit' }));

  expect(languageAround(screen.getByText(/^Since/))).toEqual(NONE);
  expect(languageAround(screen.getByRole('dialog'))).toEqual(NONE);
});

test('formats as the page does, and keeps its dates whole in a text from left to right', async () => {
  await act(() => setLanguage('ar'));
  await show(Limits, ['en']);
  expect(screen.getByText(/^Since/)).toHaveTextContent(/^Since \u206820 نوفمبر 2026\u2069$/);

  await act(() => setLanguage('es'));
  expect(screen.getByText(/^Since/)).toHaveTextContent('Since 20 nov 2026');
});

test('keeps what the customer has entered when the language changes to one that the remote lacks', async () => {
  await show(Limits, ['en', 'es']);
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '500');

  await act(() => setLanguage('ar'));
  expect(screen.getByRole('textbox')).toHaveValue('500');
  expect(languageAround(screen.getByRole('textbox'))).toEqual(ENGLISH);

  await act(() => setLanguage('es'));
  expect(screen.getByRole('textbox')).toHaveValue('500');
  expect(languageAround(screen.getByRole('textbox'))).toEqual({ lang: 'es', dir: 'ltr' });
});

test('a part with texts in the page’s language says so inside one that is in English', async () => {
  await act(() => setLanguage('ar'));
  const network = installNetwork();
  const inner = release(network, 'mfe-inner', {
    module: { default: () => <p>بطاقة</p> },
    languages: ['ar', 'en', 'es'],
  });
  startFederation(registryOf(1, [inner]));
  const Page = () => (
    <>
      <button type="button">Limit</button>
      <RemotePart remote={inner} part={mountOf(inner)} skeleton={null} renderFailure={() => null} />
    </>
  );
  network.answer('/banking/registry.json', { status: 304 });
  const outer = release(network, 'mfe-outer', { module: { default: Page }, languages: ['en'] });
  startRegistry(registryOf(1, [inner, outer]));
  startFederation(registryOf(1, [inner, outer]));
  renderPage(<RemotePart remote={outer} part={mountOf(outer)} skeleton={null} renderFailure={() => null} />);

  expect(languageAround(await screen.findByText('بطاقة'))).toEqual(ARABIC);
  expect(languageAround(screen.getByRole('button', { name: 'Limit' }))).toEqual(ENGLISH);
});
