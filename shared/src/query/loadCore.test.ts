import { act, renderHook, waitFor } from '@testing-library/react';
import { setConnection } from '../http';
import { useCore } from './loadCore';
import { useQuery } from './useQuery';

let isMissing = true;
jest.mock('./core', () => {
  const { createCore } = jest.requireActual('./core');
  return {
    get createCore() {
      if (isMissing) throw new Error('Loading chunk failed');
      return createCore;
    },
  };
});

beforeEach(() => {
  isMissing = true;
  useCore.setState({}, true);
});

const open = () => renderHook(() => useQuery({ key: ['/accounts'], load: async () => 'four accounts' }));

test('a cache whose code does not arrive is an error of the part that needs it, which can try again', async () => {
  const { result } = open();
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current).toMatchObject({ status: 'error', error: expect.any(Error) }));

  isMissing = false;
  act(() => result.current.retry());
  expect(result.current.status).toBe('loading');

  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', data: 'four accounts' }));
});

test('its code is asked for again when the bank can be reached again', async () => {
  const { result } = open();
  await waitFor(() => expect(result.current.status).toBe('error'));

  isMissing = false;
  act(() => setConnection('offline'));
  act(() => setConnection('online'));

  await waitFor(() => expect(result.current.status).toBe('ready'));
});

test('its code is loaded once, however many parts wait for it', async () => {
  isMissing = false;
  const [first, second] = [open(), open()];

  await waitFor(() => expect(second.result.current.status).toBe('ready'));
  const { core } = useCore.getState();
  first.unmount();
  second.unmount();
  const third = open();

  expect(third.result.current.status).toBe('ready');
  expect(useCore.getState().core).toBe(core);
  await act(async () => {});
});
