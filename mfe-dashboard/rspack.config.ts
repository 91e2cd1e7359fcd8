import remoteConfig from '@bank/platform/rspack';
import { CHUNK_TIMEOUT_MS } from './src/lib/createChunkLoader';

export default async () => {
  const config = await remoteConfig();
  // A hung request has to fail in time, so that the chart's chunk can be requested again.
  return { ...config, output: { ...config.output, chunkLoadTimeout: CHUNK_TIMEOUT_MS } };
};
