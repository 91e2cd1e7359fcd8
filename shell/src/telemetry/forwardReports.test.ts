import { installConfig, testConfig } from '@bank/shared/testing';
import { forwardReports } from './forwardReports';

const network = jest.fn<Promise<Response>, [string, RequestInit]>();
const observe = jest.fn();
let report: (reports: object[]) => void;

beforeEach(() => {
  installConfig();
  network.mockReset().mockResolvedValue({ ok: true } as Response);
  observe.mockReset();
  globalThis.fetch = network as typeof fetch;
  globalThis.ReportingObserver = function ReportingObserver(callback: typeof report) {
    report = callback;
    return { observe };
  } as unknown as typeof ReportingObserver;
});

test('sends the gateway what the browser does not send without TLS', () => {
  forwardReports();
  expect(observe).toHaveBeenCalled();

  report([{ type: 'csp-violation', body: { blockedURL: 'inline' } }]);

  const [url, { body, headers } = {}] = network.mock.calls[0] ?? [];
  expect(url).toBe(`${testConfig.basePath}reports`);
  expect(headers).toEqual({ 'content-type': 'application/reports+json' });
  expect(JSON.parse(String(body))).toEqual([{ type: 'csp-violation', body: { blockedURL: 'inline' } }]);
});

test('does nothing in a browser without reports', () => {
  Object.assign(globalThis, { ReportingObserver: undefined });

  expect(forwardReports).not.toThrow();
});
