import { bankConfig } from '../rspack.base.js';
import remote from './remote';
import { CHUNK_TIMEOUT_MS } from './src/features/balance/chunkLoader';

const config = bankConfig({ directory: import.meta.dirname, remote });

// The chart is drawn later or not at all: what hangs is to fail in time, so that it can be asked for again.
export default { ...config, output: { ...config.output, chunkLoadTimeout: CHUNK_TIMEOUT_MS } };
