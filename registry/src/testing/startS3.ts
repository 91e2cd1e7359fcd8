import S3rver from 's3rver';
import { emptyFolder } from './deployment.ts';

export const BUCKET = 'bank';

export async function startS3(): Promise<{ endpoint: string; stop: () => Promise<void> }> {
  const buckets = [{ name: BUCKET, configs: [] }];
  const s3rver = new S3rver({ port: 0, silent: true, directory: await emptyFolder(), configureBuckets: buckets });
  const { port } = await s3rver.run();
  return { endpoint: `http://127.0.0.1:${port}`, stop: () => s3rver.close() };
}
