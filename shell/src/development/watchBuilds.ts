import { onFailure } from './failures';
import { type Notice, showNotices } from './showNotices';

/** What the development servers say after every build (`platform/src/dev/BuildReport.ts`). */
interface BuildReport {
  generation: string;
  problems: { name: string; where?: string; text: string }[];
}

/** Before a development server that has ended is looked for again, in ms. */
const RECONNECT_MS = 2000;

/** A hot update that needs what this page has not: bundlers put it so. */
const BEYOND_UPDATE = /factory is undefined|reading 'call'/;

/** What a build that failed leaves in the update; the next one repairs it. */
const OF_FAILED_BUILD = /Module build failed|Cannot find module/;

/**
 * Follows the development servers: shows what does not build or run, and loads the page again for what a hot update
 * cannot bring.
 */
export function watchBuilds(): void {
  let report: BuildReport | undefined;
  /** A later build reaches what has failed only in a new page. */
  let hasFailed = false;

  const onReport = (next: BuildReport) => {
    const isFirst = report === undefined;
    const isOther = !isFirst && report?.generation !== next.generation;
    const isRepaired = !isFirst && hasFailed && next.problems.length === 0;
    if (isOther || isRepaired) return location.reload();
    if (isFirst && next.problems.length > 0) hasFailed = true;
    report = next;
    showNotices(next.problems.map(noticeOf));
  };
  // While something does not build, the rest follows from it.
  const onError = (title: string, text: string) => report?.problems.length || showNotices([{ title, text }]);

  onFailure((error) => {
    hasFailed = true;
    onError('The page failed', (error instanceof Error && error.stack) || String(error));
  });
  const onHotAcceptError = (message: string) => {
    if (BEYOND_UPDATE.test(message)) location.reload();
    else if (!OF_FAILED_BUILD.test(message)) onError('The last change failed as it was applied', message);
  };
  // The refresh plugin's one way to tell of a module that failed in an update; it asks for both names.
  Object.assign(globalThis, { __react_refresh_test__: true, onHotAcceptError });
  connect(onReport);
}

function noticeOf({ name, ...problem }: BuildReport['problems'][number]): Notice {
  return { title: `${name} does not build`, ...problem };
}

function connect(onReport: (report: BuildReport) => void): void {
  const address = new URL('ws', __webpack_public_path__);
  address.protocol = 'ws';
  const socket = new WebSocket(address);
  socket.addEventListener('message', ({ data }) => {
    const { type, data: report } = JSON.parse(String(data)) as { type: string; data: BuildReport };
    if (type === 'report') onReport(report);
  });
  socket.addEventListener('close', () => setTimeout(connect, RECONNECT_MS, onReport));
}
