import { isDeepStrictEqual } from 'node:util';
import { OperatorError } from '../OperatorError.ts';
import type { Channel } from '../schema.ts';
import { channelOf, channelsOf, entryOf, heldVersions, requireChannel, type State, type Version } from '../state.ts';
import { packageStream, type StreamName } from '../streams/StreamFile.ts';
import type { Bank } from './BankReader.ts';
import { compose } from './compose.ts';
import { releaseHash } from './releaseStatement.ts';
import type { JudgeDocument, OperatorsDocument, PackageDocument } from './schemas.ts';
import { withVerdict } from './withVerdicts.ts';

export type PackageContent = Pick<
  PackageDocument,
  'package' | 'channel' | 'held' | 'heldTogether' | 'releases' | 'signatures'
>;
type JudgeContent = Pick<JudgeDocument, 'verdicts'>;
export type OperatorsContent = Pick<OperatorsDocument, 'disabled' | 'pinned' | 'pinnedContents'>;

export const NOTHING_SAID: OperatorsContent = { disabled: {}, pinned: {} };

/** The next document of a stream. */
export interface Draft {
  stream: StreamName;
  content: PackageContent | OperatorsContent | JudgeContent;
}

/** @returns what has to be written so that the bank becomes this state @throws {OperatorError} when a squad takes back what operators said */
export function draftsOf(bank: Bank, after: State, isOperator: boolean): Draft[] {
  const said = operatorsContent(bank);
  const operators = { disabled: { ...said.disabled }, pinned: { ...said.pinned } };
  const apps = new Set([...packagesOf(bank.state), ...packagesOf(after)]);
  const packages = [...apps].flatMap((app): Draft[] => {
    const before = packageContent(bank, app);
    const isLeft = isDeepStrictEqual(partOf(bank.state, app), partOf(after, app, bank.state));
    if (isLeft && isOperator) sayAgain(operators, app, channelOf(bank.state, app), channelOf(after, app));
    if (isLeft) return [];
    const channel = ownChannel(bank, after, app, isOperator ? operators : undefined);
    const { releases, ...kept } = keptIn(after, app, bank.state);
    const content = { ...before, channel, ...kept, releases: { ...liveIn(before.releases, channel), ...releases } };
    return isDeepStrictEqual(content, before) ? [] : [{ stream: packageStream(app), content }];
  });
  for (const app of Object.keys({ ...bank.state.absent, ...after.absent })) {
    const [before, wanted] = [bank.state.absent?.[app], after.absent?.[app]];
    if (isDeepStrictEqual(before, wanted)) continue;
    if (!isOperator) requireChannel(after, app);
    set(operators.disabled, app, wanted?.disabled);
    set(operators.pinned, app, wanted?.pinned);
  }
  const { disabled, pinned } = said;
  if (isDeepStrictEqual(operators, { disabled, pinned })) return packages;
  return [...packages, { stream: 'operators', content: { ...operators, ...pinnedContents(bank, operators, after) } }];
}

/** What was pinned before keeps the hash that it had. */
function pinnedContents({ operators, authority }: Bank, { pinned }: OperatorsContent, { releases }: State) {
  const before = operators?.document;
  const hashes = Object.entries(pinned).flatMap(([app, version]) => {
    const release = entryOf(releases[app] ?? {}, version);
    const known = entryOf(before?.pinned ?? {}, app) === version ? before?.pinnedContents?.[app] : undefined;
    const hash = known ?? (release && authority && releaseHash(authority.roles.deployment, release));
    return hash ? [[app, hash]] : [];
  });
  return hashes.length > 0 ? { pinnedContents: Object.fromEntries(hashes) } : {};
}

/**
 * Leaves out releases that nobody vouches for, as whoever writes the next document would sign them, and held versions that
 * are none: what only looks like a change would keep operators from disabling the package.
 * @returns what else its document says, with the judge's verdict of it: the next document has another number
 */
export function packageContent(bank: Bank, app: string): PackageContent {
  const { state } = bank;
  const { signatures = {} } = bank.packages.get(app)?.document ?? {};
  return { package: app, channel: channelWithVerdict(bank, app), ...keptIn(state, app), signatures };
}

/** Operators' words are of their own stream: what they have pinned hides what the squad has live. */
function channelWithVerdict({ authority, judge, packages }: Bank, app: string): Channel | null {
  const { document, file } = packages.get(app) ?? {};
  const own = document?.channel ?? null;
  const verdict = judge && entryOf(judge.document.verdicts, app);
  // A verdict counts for the document that it names.
  if (!own || !document || !authority || !verdict || verdict.number !== file?.number) return own;
  const alone = compose([document], NOTHING_SAID, authority);
  const judged = withVerdict(alone, app, verdict);
  return judged === alone ? own : (channelOf(judged, app) ?? own);
}

export function operatorsContent({ operators }: Bank): OperatorsContent {
  const { disabled = {}, pinned = {}, pinnedContents } = operators?.document ?? {};
  return { disabled, pinned, ...(pinnedContents && { pinnedContents }) };
}

export function contentOf(bank: Bank, stream: StreamName): Draft['content'] {
  if (stream === 'judge') return { verdicts: bank.judge?.document.verdicts ?? {} };
  return stream === 'operators' ? operatorsContent(bank) : packageContent(bank, stream.slice('packages/'.length));
}

function packagesOf(state: State): string[] {
  return [...channelsOf(state).map(([app]) => app), ...Object.keys(state.releases), ...Object.keys(state.held ?? {})];
}

function partOf(state: State, app: string, before?: State): unknown[] {
  return [channelOf(state, app), keptIn(state, app, before)];
}

/** @param before the edit: sets that another member has left stay, for this package has not said so */
function keptIn(
  { heldTogether: sets = [], releases, ...state }: State,
  app: string,
  { heldTogether: known = [] }: Pick<State, 'heldTogether'> = {},
): Pick<PackageContent, 'held' | 'heldTogether' | 'releases'> {
  const held = heldVersions(state, app);
  const isOwn = (set: Version[]) => set.some((one) => one.app === app && held.includes(one.version));
  return {
    held,
    heldTogether: [...new Set([...known, ...sets])].filter(isOwn),
    releases: entryOf(releases, app) ?? {},
  };
}

/** What is pinned hides what else the squad has live, and a document without that would not count. */
function liveIn(releases: PackageContent['releases'], channel: Channel | null): PackageContent['releases'] {
  const live = [channel?.active, channel?.canary?.version];
  return Object.fromEntries(Object.entries(releases).filter(([version]) => live.includes(version)));
}

/** @param operators what operators will say, for them to change */
function ownChannel(bank: Bank, after: State, app: string, operators: OperatorsContent | undefined): Channel | null {
  const own = packageContent(bank, app).channel ?? undefined;
  const [shown, wanted] = [channelOf(bank.state, app), channelOf(after, app)];
  if (isDeepStrictEqual(shown, wanted)) return own ?? null;
  // What operators have said of it stays: its squad may have brought it about that it leaves, and may release it again.
  if (!wanted) return null;
  const { disabled: _, pinned: __, flags: ___, ...channel } = own && !isMoved(bank.state, after, app) ? own : wanted;
  const isDisabled = !isDeepStrictEqual(shown?.disabled, wanted.disabled);
  const isPinned = shown?.pinned !== wanted.pinned || (wanted.pinned && shown?.active !== wanted.active);
  if (operators && isDisabled) set(operators.disabled, app, wanted.disabled);
  if (operators && isPinned) set(operators.pinned, app, wanted.pinned && wanted.active);
  if (!operators) refuseTakingBack(operatorsContent(bank), app, { isDisabled, isPinned: Boolean(isPinned) });
  const disabled = isDisabled && (!operators || !wanted.disabled) ? wanted.disabled : own?.disabled;
  const pinned = isPinned && (!operators || !wanted.pinned) ? wanted.pinned : own?.pinned;
  // A document may have words that the state leaves out: what only looks like a change would write another document.
  const flags = own && isDeepStrictEqual(shown?.flags, wanted.flags) ? own.flags : wanted.flags;
  return { ...channel, ...(disabled && { disabled }), ...(pinned && { pinned }), ...(flags && { flags }) };
}

/** Tells whether a version of it changes: operators disable in their own stream alone, and flags change beside a pin. */
function isMoved(before: State, after: State, app: string): boolean {
  const [one, other] = [before, after].map((state) => ({
    ...channelOf(state, app),
    disabled: undefined,
    flags: undefined,
  }));
  return !isDeepStrictEqual(one, other);
}

/** Writes into the operators' stream what a squad has said already: the squad could take its own word back. */
function sayAgain(operators: OperatorsContent, app: string, before?: Channel, after?: Channel): void {
  if (before === after) return;
  if (before?.disabled !== after?.disabled) set(operators.disabled, app, after?.disabled);
  else if (after?.pinned) set(operators.pinned, app, after.active);
}

function set<Value>(record: Record<string, Value>, app: string, value: Value | undefined): void {
  if (value === undefined) delete record[app];
  else record[app] = value;
}

function refuseTakingBack(
  said: OperatorsContent,
  app: string,
  { isDisabled, isPinned }: { isDisabled: boolean; isPinned: boolean },
): void {
  const what =
    isDisabled && entryOf(said.disabled, app) ? 'disabled' : isPinned && entryOf(said.pinned, app) && 'pinned';
  if (what) throw new OperatorError(`${app} is ${what} by an operator. Ask one to take that back.`);
}
