import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Boundary } from './Boundary';

let isBroken = false;

function Drawn() {
  if (isBroken) throw new Error('bad render');
  return <p>Whole</p>;
}

function Effective() {
  useEffect(() => {
    if (isBroken) throw new Error('bad effect');
  }, []);
  return <p>Whole</p>;
}

beforeEach(() => {
  isBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['drawn', Drawn, 'bad render'],
  ['in effects', Effective, 'bad effect'],
])('contains what is thrown %s, tells of it, and tries again', async (_, Part, message) => {
  const onError = jest.fn();
  const fallback = (retry: () => void) => (
    <button type="button" onClick={retry}>
      Again
    </button>
  );
  render(
    <>
      <p>Beside</p>
      <Boundary fallback={fallback} onError={onError}>
        <Part />
      </Boundary>
    </>,
  );
  expect(screen.getByText('Beside')).toBeVisible();
  expect(screen.queryByText('Whole')).not.toBeInTheDocument();
  expect(onError).toHaveBeenCalledWith(new Error(message));

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));

  expect(screen.getByText('Whole')).toBeVisible();
});
