import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Config } from '#server/platform/storage/s3/config.ts';
import { openS3Store } from '#server/platform/storage/s3/store.ts';

const BUCKET = 'learning-files';

/** An S3 server of its own, which can be stopped and started again with what it holds. */
export const openS3 = async (direct?: S3Config['direct']) => {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const options = { address: '127.0.0.1', silent: true, directory, vhostBuckets: false };
  const configureBuckets = [{ name: BUCKET }];
  const open = async (port: number) => {
    const server = new S3rver({ ...options, port, configureBuckets });
    const address = await server.run();
    return { server, port: address.port };
  };
  let running = await open(0);
  const endpoint = `http://127.0.0.1:${running.port}/${BUCKET}`;
  // the only keys that the server knows
  const keys = { accessKey: 'S3RVER', secretKey: 'S3RVER' };
  const config: S3Config = { endpoint, bucket: BUCKET, region: 'us-east-1', ...keys, direct };
  const store = openS3Store(config);
  const stop = async () => {
    const closed = running.server.close();
    running.server.httpServer.closeAllConnections();
    await closed;
  };
  const start = async () => {
    running = await open(running.port);
  };
  const names = async (prefix = '') => {
    const found = [];
    for await (const { name } of store.list(prefix)) found.push(name);
    return found;
  };
  return { config, store, names, start, stop };
};
