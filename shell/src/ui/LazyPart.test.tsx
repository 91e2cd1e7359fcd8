import { renderPage } from '@bank/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyPart } from './LazyPart';

const log = jest.spyOn(console, 'error').mockImplementation(() => {});
const Greeting = ({ name }: { name: string }) => <h2>Hello {name}</h2>;

function renderPart(load: () => Promise<{ default: typeof Greeting }>) {
  renderPage(
    <>
      <nav>Around it</nav>
      <LazyPart
        load={load}
        props={{ name: 'Amelia' }}
        fallback={<p>Loading</p>}
        renderError={(retry) => (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
      />
    </>,
  );
}

test('shows the fallback, then the part', async () => {
  renderPart(async () => ({ default: Greeting }));

  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Hello Amelia' })).toBeVisible();
});

test('contains a part that does not load, and loads it again on request', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
    .mockResolvedValue({ default: Greeting });
  renderPart(load);

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(screen.getByText('Around it')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Hello Amelia' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(log).toHaveBeenCalledWith('A part of the shell failed.', expect.any(Error));
});

test('contains a part that cannot be rendered', async () => {
  renderPart(async () => ({
    default: () => {
      throw new Error('bad render');
    },
  }));

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByText('Around it')).toBeVisible();
});

test('loads a part again by itself when the device is back online', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  load.mockResolvedValue({ default: Greeting });
  renderPart(load);
  await screen.findByRole('button', { name: 'Try again' });

  act(() => void window.dispatchEvent(new Event('online')));

  expect(await screen.findByRole('heading', { name: 'Hello Amelia' })).toBeVisible();
});
