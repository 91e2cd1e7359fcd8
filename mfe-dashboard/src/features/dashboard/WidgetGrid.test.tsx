import { renderPage } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WidgetGrid } from './WidgetGrid';

test('a widget that fails says so in its own place, and recovers without the others noticing', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  const Offers = () => {
    if (isBroken) throw new Error('bad offers');
    return <p>Offers</p>;
  };
  renderPage(<WidgetGrid ids={['actions', 'offers']} render={(id) => (id === 'offers' ? <Offers /> : <p>{id}</p>)} />);

  expect(screen.getByText('actions')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Error' })).toBeVisible();
  expect(screen.getByText('Something went wrong')).toBeVisible();
  expect(screen.getByText(/“Offers” is unavailable/)).toBeVisible();
  expect(log).toHaveBeenCalledWith('The widget "Offers" failed.', expect.any(Error));

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(screen.getByText('Offers')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Error' })).not.toBeInTheDocument();
  log.mockRestore();
});
