import { installConfig } from '@bank/shared/testing';
import { startReports } from './startReports';

const watchVitals = jest.fn();
const handleErrors = jest.fn();
jest.mock('./watchVitals', () => ({ watchVitals: () => watchVitals() }));

const telemetry = { handleErrors, isQueued: () => false, queueEvent: () => undefined };

afterEach(() => {
  jest.restoreAllMocks();
  watchVitals.mockReset();
  handleErrors.mockReset();
  installConfig();
});

test.each([
  [0, 0, false],
  [0.1, 0.09, true],
  [0.1, 0.1, false],
  [1, 0.99, true],
  [undefined, 0.99, true],
])('with a share of %p, a page that draws %d watches web vitals: %p', async (telemetrySample, drawn, isWatched) => {
  installConfig(telemetrySample === undefined ? {} : { telemetrySample });
  jest.spyOn(Math, 'random').mockReturnValue(drawn);

  startReports(telemetry);
  await import('./watchVitals');
  await Promise.resolve();

  expect(watchVitals).toHaveBeenCalledTimes(isWatched ? 1 : 0);
  expect(handleErrors).toHaveBeenCalledTimes(1);
});
