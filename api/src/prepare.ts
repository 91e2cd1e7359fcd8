import { isFilled } from './database/isFilled.ts';
import { CACHE, provideSnapshot } from './database/provideSnapshot.ts';
import { SetupError } from './SetupError.ts';
import { readSettings } from './settings.ts';

/** A step of the build: makes what a new demonstration bank begins from, where that is wanted and missing. */
const [cache = CACHE] = process.argv.slice(2);
try {
  // Whoever started it has ended, however: nobody else would end it.
  process.on('disconnect', () => process.exit(1));
  const { databaseUrl, folder } = readSettings(process.env);
  if (!databaseUrl && !isFilled(folder)) await provideSnapshot(cache, new Date(), () => process.send?.('making'));
  process.exit(0);
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
  process.exit(1);
}
