import { setFlagsFromString } from 'node:v8';

// No database of a test lives long enough to earn back what optimizing PGlite costs.
setFlagsFromString('--liftoff-only');
