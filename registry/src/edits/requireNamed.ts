import { OperatorError } from '../OperatorError.ts';
import { movedApps, type State } from '../state.ts';

/** One squad alone says of which sets its versions are: what a command names beside another moves no others unasked. @param app what has moved */
export function requireNamed(app: string, before: State, after: State, named: string[]): State {
  const others = movedApps(before, after).filter((one) => !named.includes(one));
  if (others.length === 0) return after;
  throw new OperatorError(
    `${app} would move ${others.join(', ')} with it. If it is to, name that after --together, too.`,
  );
}
