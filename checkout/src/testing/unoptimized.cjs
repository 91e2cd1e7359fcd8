const { setFlagsFromString } = require('node:v8');

// Short processes do not earn back what optimizing PGlite costs.
setFlagsFromString('--liftoff-only');
