import { ATTEMPT_TIMEOUT_MS, loadWithRetry, RETRY_JITTER_MS } from './loadWithRetry';

const load = jest.fn<Promise<string>, []>();
const onLoad = jest.fn();
const onFailure = jest.fn();
let isHidden = false;
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const comeBack = () => {
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
};
let stop = () => {};
const start = () => {
  stop = loadWithRetry({ load, onLoad, onFailure });
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  jest.spyOn(Math, 'random').mockReturnValue(1);
  isHidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(document, 'hidden');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('asks for nothing more once it has arrived', async () => {
  load.mockResolvedValue('chart');
  start();
  await after(ATTEMPT_TIMEOUT_MS * 3);
  comeBack();

  expect(load).toHaveBeenCalledTimes(1);
  expect(onLoad.mock.calls).toEqual([['chart']]);
});

test('leaves no timer running once it has arrived, or the page is left', async () => {
  load.mockResolvedValueOnce('chart').mockReturnValue(new Promise(() => {}));
  start();
  await after(0);
  expect(jest.getTimerCount()).toBe(0);

  start();
  expect(jest.getTimerCount()).toBe(1);
  stop();
  expect(jest.getTimerCount()).toBe(0);
});

test('tries once more after a part of the jitter, and then waits for the customer to come back', async () => {
  load.mockRejectedValue(new Error('gone'));
  start();
  await after(RETRY_JITTER_MS - 1);
  expect(load).toHaveBeenCalledTimes(1);
  await after(1);
  expect(load).toHaveBeenCalledTimes(2);
  await after(ATTEMPT_TIMEOUT_MS * 10);
  expect(load).toHaveBeenCalledTimes(2);
  expect(onFailure).toHaveBeenCalledTimes(2);

  load.mockResolvedValue('chart');
  comeBack();
  await after(0);

  expect(load).toHaveBeenCalledTimes(3);
  expect(onLoad).toHaveBeenCalledTimes(1);
});

test('asks anew for what hangs, and not while it is waited for', async () => {
  load.mockReturnValueOnce(new Promise(() => {})).mockResolvedValue('chart');
  start();
  await after(ATTEMPT_TIMEOUT_MS - 1);
  comeBack();
  expect(load).toHaveBeenCalledTimes(1);

  await after(1 + RETRY_JITTER_MS);

  expect(load).toHaveBeenCalledTimes(2);
  expect(onLoad.mock.calls).toEqual([['chart']]);
});

test('takes what arrives late, once', async () => {
  let arrive = (_: string) => {};
  const late = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  load.mockReturnValue(late);
  start();
  await after((ATTEMPT_TIMEOUT_MS + RETRY_JITTER_MS) * 3);
  arrive('chart');
  await after(0);

  expect(onLoad).toHaveBeenCalledTimes(1);
});

test('does not ask while the page is out of view', async () => {
  load.mockRejectedValue(new Error('gone'));
  start();
  await after(ATTEMPT_TIMEOUT_MS);
  isHidden = true;
  comeBack();
  await after(ATTEMPT_TIMEOUT_MS);

  expect(load).toHaveBeenCalledTimes(2);
});

test('stops, and says nothing more of what was under way', async () => {
  load.mockRejectedValue(new Error('gone'));
  start();
  stop();
  await after(ATTEMPT_TIMEOUT_MS * 3);
  comeBack();
  await after(ATTEMPT_TIMEOUT_MS * 3);

  expect(load).toHaveBeenCalledTimes(1);
  expect(onFailure).not.toHaveBeenCalled();
});
