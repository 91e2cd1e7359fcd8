/** `once` shows that everything still runs: its figures mean nothing. `quick` gives an impression in three minutes. */
export type Mode = 'full' | 'quick' | 'once';

/** `times` is a ratio, and `count` what is counted rather than measured, so that any run can judge it. */
export type Unit = 'ms' | 'bytes' | 'times' | 'count' | 'per second' | 'score' | 'shift';

export interface Figure {
  /** What was measured, such as `/accounts · fast phone`. */
  subject: string;
  /** The figure's name within its subject, such as `federated ÷ one application`. */
  name: string;
  unit: Unit;
  value: number;
  /** Holds the median with a probability of 95 %. */
  band?: [low: number, high: number];
  max?: number;
  min?: number;
}

/** How a figure changes with something that grows. */
export interface Curve {
  title: string;
  unit: Unit;
  /** What grows. */
  along: string;
  points: { at: number; value: number }[];
}

/** One load of a page, in ms since it was asked for. */
export interface Waterfall {
  title: string;
  requests: { name: string; start: number; firstByte: number; end: number; bytes: number }[];
  marks: { name: string; at: number }[];
}

export interface Result {
  figures: Figure[];
  curves?: Curve[];
  waterfalls?: Waterfall[];
}

export type Measure = (mode: Mode) => Promise<Result>;
