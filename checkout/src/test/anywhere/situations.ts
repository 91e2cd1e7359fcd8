import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { debianTool } from '@bank/observability/testing/debianTool.ts';

/** Where and when the tests are run. */
export interface Situation {
  name: string;
  /** Which unit tests can differ there, as Jest chooses files. */
  unitTests: string;
  env?: () => Record<string, string>;
  /** What starts the tests. */
  wrapper?: () => string[];
  /** Not in this checkout, but in a clone of what is committed, at a path with a space and an accent. */
  isCloned?: boolean;
  /** Something else keeps all cores busy. */
  isBusy?: boolean;
  /** Programs are found by their names only where they come with Node. */
  isPathEmpty?: boolean;
}

const ALL = inFolders('');
/** Those that say when something happens, or sort and compare texts. */
const DATED = inFolders(
  ...['mfe-accounts', 'mfe-dashboard', 'mfe-payments', 'shared/src/format'],
  ...['api/src/kernel/bank', 'api/src/modules/accounts', 'api/src/modules/payments'],
);
/** Those that start servers, processes and tools. */
const STARTED = inFolders('api/src', 'operations/src/commands', 'gateway/src', 'checkout/src/live');
/** Those whose limits are times. */
const TIMED = inFolders('shell/src/connection', 'shell/src/remotes', 'shared/src/http', 'gateway/src');

const NEW_YORK = 'America/New_York';

export const situations: readonly Situation[] = [
  inZone('Pacific/Kiritimati', ALL),
  inZone('Asia/Kolkata', DATED),
  inZone('America/St_Johns', DATED),
  inLocale('tr_TR.UTF-8'),
  inLocale('C'),
  atTime('31 December at 23:58', '2026-12-31T23:58:00-05:00', ALL),
  atTime('29 February', '2028-02-29T12:00:00-05:00', DATED),
  atTime('the night on which clocks go forward', '2027-03-14T01:58:00-05:00', DATED),
  atTime('the night on which clocks go back', '2027-11-07T01:58:00-04:00', DATED),
  atTime('the last day of a month', '2027-04-30T23:30:00-04:00', DATED),
  atTime('the first day of a month', '2027-05-01T00:05:00-04:00', DATED),
  { name: 'no IPv6', unitTests: STARTED, wrapper: withoutIpv6 },
  { name: 'half the processor', unitTests: TIMED, isBusy: true },
  { name: 'a PATH with node and npm alone', unitTests: STARTED, isPathEmpty: true },
  { name: 'not root, at a path with a space and an accent', unitTests: STARTED, isCloned: true, wrapper: asNobody },
];

/** Leaves out proofs, because they take long. */
function inFolders(...folders: string[]): string {
  return `/(${folders.join('|')}).*\\.test\\.tsx?$`;
}

function inZone(zone: string, unitTests: string): Situation {
  return { name: zone, unitTests, env: () => ({ TZ: zone }) };
}

function inLocale(locale: string): Situation {
  return { name: `LANG=${locale}`, unitTests: DATED, env: () => ({ LANG: locale, LC_ALL: madeLocale(locale) }) };
}

/** Debian makes no locale but those that are asked for. */
function madeLocale(locale: string): string {
  const [language = '', charset] = locale.split('.');
  if (charset) {
    debianTool(`/usr/share/i18n/locales/${language}`, 'locales');
    spawnSync('localedef', ['-i', language, '-f', charset, locale]);
  }
  return locale;
}

/** All processes see the same offset: an absolute time would begin anew in each. */
function atTime(name: string, time: string, unitTests: string): Situation {
  const env = () => {
    debianTool('/usr/bin/faketime', 'faketime');
    const [library = ''] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
    const seconds = Math.ceil((Date.parse(time) - Date.now()) / 1000);
    return {
      TZ: NEW_YORK,
      LD_PRELOAD: library,
      FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    };
  };
  return { name, unitTests, env };
}

/** Gives the tests a network of their own, which has nothing but the loopback. */
function withoutIpv6(): string[] {
  debianTool('/usr/bin/ip', 'iproute2');
  const script =
    'ip link set lo up; for one in /proc/sys/net/ipv6/conf/*/disable_ipv6; do echo 1 > $one; done; exec "$@"';
  return ['unshare', '--net', ...(isRoot() ? [] : ['--map-root-user']), 'sh', '-c', script, 'sh'];
}

function asNobody(): string[] {
  return isRoot() ? ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups'] : [];
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}
