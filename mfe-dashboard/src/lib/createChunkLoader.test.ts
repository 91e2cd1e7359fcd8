import { createChunkLoader } from './createChunkLoader';

const network = jest.fn<Promise<Response>, [string, RequestInit]>();
const load = jest.fn<Promise<string>, []>();
const arrayBuffer = jest.fn(async () => new ArrayBuffer(0));
const lost = (request: string) => Object.assign(new Error(`Loading chunk failed: ${request}`), { request });

beforeEach(() => {
  jest.resetAllMocks();
  network.mockResolvedValue({ arrayBuffer } as unknown as Response);
  globalThis.fetch = network as typeof fetch;
});

test('fetches nothing of its own at the first attempt', async () => {
  load.mockResolvedValue('chart');

  expect(await createChunkLoader(load)()).toBe('chart');
  expect(network).not.toHaveBeenCalled();
});

test('fetches what failed past the browser’s cache, whole, before it is asked for again', async () => {
  load.mockRejectedValueOnce(lost('/a.js')).mockRejectedValueOnce(lost('/b.js')).mockResolvedValue('chart');
  const attempt = createChunkLoader(load);
  await expect(attempt()).rejects.toThrow('/a.js');
  await expect(attempt()).rejects.toThrow('/b.js');
  network.mockClear();
  arrayBuffer.mockImplementation(async () => {
    expect(load).toHaveBeenCalledTimes(2);
    return new ArrayBuffer(0);
  });

  expect(await attempt()).toBe('chart');

  expect(network.mock.calls.map(([url, { cache }]) => [url, cache])).toEqual([
    ['/a.js', 'reload'],
    ['/b.js', 'reload'],
  ]);
  expect(arrayBuffer).toHaveBeenCalledTimes(3);
});

test('fails when the file does not come anew either', async () => {
  load.mockRejectedValue(lost('/a.js'));
  const attempt = createChunkLoader(load);
  await expect(attempt()).rejects.toThrow('/a.js');
  network.mockRejectedValue(new TypeError('Failed to fetch'));

  await expect(attempt()).rejects.toThrow('Failed to fetch');
  expect(load).toHaveBeenCalledTimes(1);
});

test('simply tries again where the failure names no file', async () => {
  load.mockRejectedValueOnce(new Error('broken')).mockResolvedValue('chart');
  const attempt = createChunkLoader(load);
  await expect(attempt()).rejects.toThrow('broken');

  expect(await attempt()).toBe('chart');
  expect(network).not.toHaveBeenCalled();
});
