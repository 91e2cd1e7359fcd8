import { bankConfig } from '../rspack.base.js';
import remote from './remote';
import { CHUNK_TIMEOUT_MS } from './src/features/balance/createChunkLoader';

const config = bankConfig({ directory: import.meta.dirname, remote });

// A hung request has to fail in time, so that the chart's chunk can be requested again.
export default { ...config, output: { ...config.output, chunkLoadTimeout: CHUNK_TIMEOUT_MS } };
