import { onFailure } from './failures';
import { type Notice, showNotices } from './showNotices';

/** Sent after every build; see `platform/src/dev/BuildReport.ts`. */
interface BuildReport {
  generation: string;
  problems: { name: string; where?: string; text: string }[];
}

const RECONNECT_MS = 2000;

/** How bundlers report that a hot update needs a module missing in this page. */
const BEYOND_UPDATE = /factory is undefined|reading 'call'/;

/** Part of the update after a failed build; the next build fixes it. */
const OF_FAILED_BUILD = /Module build failed|Cannot find module/;

/**
 * Shows build and runtime errors, and reloads the page when a hot update cannot be applied.
 * @param servers addresses on development servers, of which some report
 */
export function watchBuilds(servers: string[]): void {
  /** The latest of each server. */
  const reports = new Map<string, BuildReport>();
  /** Only a reload can recover from such a failure. */
  let hasFailed = false;
  const problems = () => [...reports.values()].flatMap((report) => report.problems);

  const onReport = (server: string, next: BuildReport) => {
    const known = reports.get(server);
    reports.set(server, next);
    const isOther = known && known.generation !== next.generation;
    const isRepaired = known && hasFailed && problems().length === 0;
    if (isOther || isRepaired) return location.reload();
    if (!known && next.problems.length > 0) hasFailed = true;
    showNotices(problems().map(noticeOf));
  };
  // Other errors are consequences of a failed build.
  const onError = (title: string, text: string) => problems().length > 0 || showNotices([{ title, text }]);

  onFailure((error) => {
    hasFailed = true;
    onError('The page failed', (error instanceof Error && error.stack) || String(error));
  });
  const onHotAcceptError = (message: string) => {
    if (BEYOND_UPDATE.test(message)) location.reload();
    else if (!OF_FAILED_BUILD.test(message)) onError('The last change failed as it was applied', message);
  };
  // The refresh plugin reports modules that failed in an update only to this hook, and only in its test mode.
  Object.assign(globalThis, { __react_refresh_test__: true, onHotAcceptError });
  for (const server of new Set(servers.map(socketAt))) connect(server, onReport);
}

function noticeOf({ name, ...problem }: BuildReport['problems'][number]): Notice {
  return { title: `${name} does not build`, ...problem };
}

function socketAt(url: string): string {
  const address = new URL('/ws', url);
  address.protocol = 'ws';
  return address.href;
}

function connect(server: string, onReport: (server: string, report: BuildReport) => void): void {
  const socket = new WebSocket(server);
  socket.addEventListener('message', ({ data }) => {
    const { type, data: report } = JSON.parse(String(data)) as { type: string; data: BuildReport };
    if (type === 'report') onReport(server, report);
  });
  socket.addEventListener('close', () => setTimeout(connect, RECONNECT_MS, server, onReport));
}
