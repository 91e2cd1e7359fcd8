import fc from 'fast-check';
import { activate } from '../edits/activate.ts';
import { disable, enable } from '../edits/disable.ts';
import { hold } from '../edits/hold.ts';
import type { StreamName } from '../streams/StreamFile.ts';
import { expectSame } from './expectSame.ts';
import { OWN, outcomeOf } from './Honest.ts';
import { GATEWAYS, type Gateway, Siege } from './Siege.ts';
import { APPS, commands, OTHER, setOfBoth, words } from './said.ts';
import type { StolenContent } from './stolenContents.ts';
import { remoteOf, shellOf, World } from './World.ts';

/** Further apart than what is written in between is dated. */
const STEP_MS = 1000;
const CONTENTS: StolenContent[] = [
  ...(['same', 'nothing', 'another release', 'marked', 'held', 'later form', 'waits', 'retired long ago'] as const),
  ...(['a canary', 'the first version, and others before it', 'pinned, and disabled'] as const),
];
const STREAMS: StreamName[] = ['operators', 'operators', 'judge', `packages/${OTHER}`, `packages/${OWN}`];

type Step = (siege: Siege) => Promise<void>;
const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];
const app = fc.constantFrom(...APPS);
const count = fc.integer({ min: 1, max: 4 });
const number = fc.option(fc.constantFrom(1, 3, 5, 999_999_999), { nil: undefined, freq: 3 });

/** Names it in a counterexample. */
function step<Facts extends unknown[]>(
  weight: number,
  facts: { [At in keyof Facts]: fc.Arbitrary<Facts[At]> },
  take: (siege: Siege, ...all: Facts) => Promise<void>,
): fc.WeightedArbitrary<Step> {
  const named = (all: Facts): Step =>
    Object.assign((siege: Siege) => take(siege, ...all), { toString: () => `${take} ${JSON.stringify(all)}` });
  return { weight, arbitrary: fc.tuple<Facts>(...facts).map(named) };
}

const anyStep = fc.oneof(
  step(6, [fc.constantFrom(...keysOf(words)), app], (siege, word, of) => siege.say(word, of)),
  step(4, [fc.constantFrom(...keysOf(commands))], (siege, command) => siege.give(command)),
  step(1, [count], (siege, back) => siege.restore(back)),
  step(4, [fc.constantFrom(...CONTENTS), number], (siege, content, at) => siege.write(content, at)),
  step(4, [fc.constantFrom(...STREAMS), count], (siege, stream, newest) => siege.remove(stream, newest)),
  step(4, [fc.nat(3)], (siege, at) => siege.putBack(at)),
);
/** These gateways look after each step. */
const steps = fc.array(fc.tuple(anyStep, fc.subarray([...GATEWAYS])), { minLength: 3, maxLength: 8 });

/** Both packages are live as a set, each has an earlier version, and operators have spoken. */
async function begin(): Promise<World> {
  const world = await World.begin();
  for (const version of [1, 2]) await outcomeOf(world, 'platform', activate(shellOf(version)));
  for (const squad of ['cards', 'accounts'] as const) {
    await outcomeOf(world, squad, activate(remoteOf(squad, 1)));
    await outcomeOf(world, squad, hold(remoteOf(squad, 2)));
  }
  for (const edit of [setOfBoth, disable(OTHER, 'Soon'), enable(OTHER)])
    expectSame(await outcomeOf(world, 'operator', edit), 'done');
  return world;
}

async function play(start: World, sequence: [Step, Gateway[]][]): Promise<void> {
  const siege = new Siege(start.copy());
  const { running, restarting } = siege.gateways;
  await Promise.all([running.look(), restarting.look()]);
  for (const [take, looking] of sequence) {
    jest.setSystemTime(Date.now() + STEP_MS);
    await take(siege);
    for (const gateway of looking) await siege.gateways[gateway].look();
  }
  for (const one of APPS) await siege.say('disable', one);
  for (const gateway of Object.values(siege.gateways)) await gateway.look();
}

/** The same sequences each time: what others would find is no fault of the change that is tested. */
const SEED = 2;

/** Whatever the thief deletes and puts back, operators are heard, and no gateway goes back. @param numRuns sequences */
export async function playDeletions(numRuns: number, seed = SEED): Promise<void> {
  const now = Date.now();
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'performance', 'nextTick', 'setImmediate', 'queueMicrotask'] });
  const start = await begin();
  const property = fc.asyncProperty(steps, (sequence) => play(start, sequence));
  await fc.assert(
    property.beforeEach(() => void jest.setSystemTime(now)),
    { numRuns, seed },
  );
  jest.useRealTimers();
}
