import type { Services } from '@bank/registry/config/services.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';

const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/[\w.~-]+)*$/;
const NAME = /^[a-z][a-z0-9-]{1,40}$/;

/** @param wanted such as `cards=http://localhost:4100` @throws {OperatorError} unless they are on this machine */
export function localServices(wanted: string[]): Services {
  return Object.fromEntries(
    wanted.map((text) => {
      const [name = '', upstream = ''] = text.split(/=(.*)/s);
      if (NAME.test(name) && LOCAL.test(upstream)) return [name, { upstream }];
      throw new OperatorError(
        `--service is "${text}". Expected a name and an address on this machine, such as cards=http://localhost:4100.`,
      );
    }),
  );
}
