export interface Frame {
  /** Empty for code without one, as of `eval`. */
  address: string;
  line: string;
  column: string;
}

const OF_CHROMIUM = /^\s*at /;
const OF_OTHERS = /@/;
/** Gateways refuse whatever comes with a longer frame: code chooses what its errors say. */
const PLACE = /([^\s(@]+):(\d{1,9}):(\d{1,9})\)?$/;
const FILE = /^[\w.$-]{1,100}\.m?js$/;

/** Reads the stacks of Chromium, Firefox and Safari, and React's of components. Frames of the browser's own have no place. */
export function parseStack(stack: string | null | undefined): Frame[] {
  const lines = stack?.split('\n') ?? [];
  const isFrame = lines.some((line) => OF_CHROMIUM.test(line)) ? OF_CHROMIUM : OF_OTHERS;
  return lines.filter((line) => isFrame.test(line)).flatMap(parsePlace);
}

/** @param place that ends in `<address>:<line>:<column>` */
export function parsePlace(place: string): Frame[] {
  const [, address = '', line, column] = PLACE.exec(place) ?? [];
  if (!line || !column) return [];
  return [{ address: URL.canParse(address) ? address : '', line, column }];
}

/** Any address but a script's may be of a page, and say what a customer looks at. */
export function describeFrame({ address, line, column }: Frame): string {
  const file = address.slice(address.lastIndexOf('/') + 1).replace(/[?#].*/, '');
  return `${FILE.test(file) ? file : 'page'}:${line}:${column}`;
}
