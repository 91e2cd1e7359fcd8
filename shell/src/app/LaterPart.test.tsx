import { renderPage } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LaterPart } from './LaterPart';

const log = jest.spyOn(console, 'error').mockImplementation(() => {});
const Greeting = ({ name }: { name: string }) => <h2>Hello {name}</h2>;

function renderPart(load: () => Promise<{ default: typeof Greeting }>) {
  renderPage(
    <>
      <nav>Around it</nav>
      <LaterPart
        load={load}
        props={{ name: 'Amelia' }}
        meanwhile={<p>Loading</p>}
        failed={(retry) => (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
      />
    </>,
  );
}

test('shows what stands meanwhile, then the part', async () => {
  renderPart(async () => ({ default: Greeting }));

  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Hello Amelia' })).toBeVisible();
});

test('contains a part that does not arrive, and asks for it anew', async () => {
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

test('contains a part that cannot be drawn', async () => {
  renderPart(async () => ({
    default: () => {
      throw new Error('bad render');
    },
  }));

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByText('Around it')).toBeVisible();
});
