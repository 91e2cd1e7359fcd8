import { readFileSync } from 'node:fs';

/** Loaded into the bank's processes: their wall clock differs by the milliseconds in this file. */
const { BANK_ATTACK_CLOCK: file = '' } = process.env;
const now = Date.now.bind(Date);
Date.now = () => now() + Number(readFileSync(file, 'utf8'));
globalThis.Date = new Proxy(Date, {
  construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [target.now()], made),
});
