import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Writes down which modules the process loads, into the file of `BANK_LOADED`. */
registerHooks({
  load(url, context, next) {
    appendFileSync(process.env.BANK_LOADED, `${url}\n`);
    return next(url, context);
  },
});
