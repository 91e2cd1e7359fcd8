import type { Channel } from '../schema.ts';
import { MAX_PREVIOUS } from './activate.ts';

/** What customers are taken off, canary and newer versions, must neither stand in nor be the next to roll back to. */
export function backTo({ canary, ...channel }: Channel, target: string): Channel {
  const { active, previous, left = [] } = channel;
  const newer = target === active ? [] : [active, ...previous.slice(0, Math.max(previous.indexOf(target), 0))];
  const leaving = [...newer, ...(canary ? [canary.version] : [])].filter((version) => version !== target);
  if (leaving.length === 0) return channel;
  const isOther = (version: string) => version !== target && !leaving.includes(version);
  return {
    ...channel,
    active: target,
    previous: previous.filter(isOther),
    left: [...new Set(leaving), ...left.filter(isOther)].slice(0, MAX_PREVIOUS),
  };
}
