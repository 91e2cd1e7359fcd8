import { text } from '../messages';

export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Changes only four times: screen readers announcing every second would drown everything else. */
export function formatSpokenCountdown(seconds: number): string {
  const step = [10, 30, 60].find((candidate) => seconds <= candidate) ?? 120;
  return step <= 60 ? text('inactivity.seconds', { seconds: step }) : text('inactivity.twoMinutes');
}
