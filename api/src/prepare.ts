import { setFlagsFromString } from 'node:v8';
import { CACHE, provideSnapshot } from './demonstration/provideSnapshot.ts';
import { isFilled } from './kernel/database/isFilled.ts';
import { describeError } from './kernel/describeError.ts';
import { SetupError } from './kernel/SetupError.ts';
import { readSettings } from './settings.ts';

/** A build step: makes the demonstration's snapshot when it is needed and missing. */
// The process ends before what optimizing PGlite costs is earned back.
setFlagsFromString('--liftoff-only');
const [cache = CACHE] = process.argv.slice(2);
try {
  // The parent process has ended.
  process.on('disconnect', () => process.exit(1));
  const { databaseUrl, folder } = readSettings(process.env);
  if (!databaseUrl && !isFilled(folder)) await provideSnapshot(cache, new Date(), () => process.send?.('making'));
  process.exit(0);
} catch (error) {
  console.error(error instanceof SetupError ? error.message : describeError(error));
  process.exit(1);
}
