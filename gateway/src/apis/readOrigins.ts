import { OperatorError } from '@bank/registry/OperatorError.ts';

/** @param variable `BANK_API`: origins of APIs, separated by commas. @throws {OperatorError} when one is malformed */
export function readOrigins(variable = ''): string[] {
  const places = variable.split(',').map((place) => place.trim());
  return places.filter((place) => place !== '').map(originOf);
}

function originOf(place: string): string {
  if (URL.canParse(place) && /^https?:$/.test(new URL(place).protocol)) return new URL(place).origin;
  throw new OperatorError(
    `BANK_API has "${place}". Expected the addresses of APIs, such as http://10.0.0.5:4000, separated by commas.`,
  );
}
