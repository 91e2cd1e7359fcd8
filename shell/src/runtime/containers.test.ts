import { type Container, loadContainer, loadModule } from './containers';
import { shareScope } from './shareScope';

const url = '/artifacts/mfe-cards/1/remoteEntry.js';
const page = () => null;
const init = jest.fn();
const get = jest.fn<ReturnType<Container['get']>, [string]>();
const globals = globalThis as { mfe_cards?: unknown };
const load = (runScript: () => Promise<void>) => loadContainer({ name: 'mfe_cards', url, runScript });
const leaveContainer = async () => {
  globals.mfe_cards = { init, get };
};

beforeEach(() => {
  globals.mfe_cards = undefined;
  init.mockReset();
  get.mockReset().mockImplementation(async (name) => () => ({ name, default: page }));
});

test('gives a container what the page shares before anyone has it', async () => {
  let isReady = false;
  init.mockImplementation(async () => {
    await null;
    isReady = true;
  });

  const container = await load(leaveContainer);

  expect(container).toBe(globals.mfe_cards);
  expect(init).toHaveBeenCalledWith(shareScope);
  expect(isReady).toBe(true);
});

test('takes no container that another version has left', async () => {
  globals.mfe_cards = { init, get };

  await expect(load(async () => {})).rejects.toThrow(
    `${url} has left no container in mfe_cards. Build it with the bank’s current preset.`,
  );
  expect(init).not.toHaveBeenCalled();
});

test('fails as its script or its container does', async () => {
  await expect(load(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');

  init.mockRejectedValue(new Error('no scope'));
  await expect(load(leaveContainer)).rejects.toThrow('no scope');
});

test('evaluates a module of the container', async () => {
  await expect(loadModule(Promise.resolve({ init, get }), 'Page')).resolves.toEqual({ name: './Page', default: page });
});

test('fails as the module does, and can be asked again', async () => {
  const container = Promise.resolve({ init, get });
  get.mockRejectedValueOnce(new Error('a lost chunk')).mockResolvedValueOnce(() => {
    throw new Error('bad evaluation');
  });

  await expect(loadModule(container, 'Page')).rejects.toThrow('a lost chunk');
  await expect(loadModule(container, 'Page')).rejects.toThrow('bad evaluation');
  await expect(loadModule(container, 'Page')).resolves.toHaveProperty('default', page);
});
