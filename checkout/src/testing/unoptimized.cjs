const { setFlagsFromString } = require('node:v8');

// For processes that do not live long enough to earn back what optimizing PGlite costs.
setFlagsFromString('--liftoff-only');
