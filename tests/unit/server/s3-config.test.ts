import { expect, it } from 'vitest';
import { readConfig } from '#server/platform/config/config.ts';
import { pagePolicy } from '#server/platform/http/content-policy.ts';

const env = {
  S3_ENDPOINT: 'https://oss-cn-hangzhou.example.com',
  S3_BUCKET: 'courses',
  S3_ACCESS_KEY: 'an-id',
  S3_SECRET_KEY: 'a-secret-of-the-store',
};

const faultsOf = (change: Record<string, string>): string => {
  try {
    readConfig({ ...env, ...change });
    return '';
  } catch (error) {
    return String(error);
  }
};

it('names the bucket in the host, or in the path', () => {
  expect(readConfig({}).s3).toBeUndefined();
  expect(readConfig(env).s3).toEqual({
    endpoint: 'https://courses.oss-cn-hangzhou.example.com',
    bucket: 'courses',
    region: 'us-east-1',
    accessKey: 'an-id',
    secretKey: 'a-secret-of-the-store',
    direct: undefined,
  });
  const onPath = readConfig({ ...env, S3_PATH_STYLE: '1', S3_REGION: 'cn-hangzhou' }).s3;
  expect(onPath).toMatchObject({
    endpoint: 'https://oss-cn-hangzhou.example.com/courses',
    region: 'cn-hangzhou',
  });
});

it('opens the page’s policy to what browsers read from, and to nothing else', () => {
  const policyOf = (change: Record<string, string>) =>
    pagePolicy({ media: readConfig({ ...env, ...change }).mediaOrigins });
  expect(policyOf({})).toBe(pagePolicy({ media: [] }));
  expect(policyOf({ S3_DIRECT: '1' })).toContain(
    "connect-src 'self' https://courses.oss-cn-hangzhou.example.com",
  );
  const cdn = { S3_CDN_BASE: 'https://cdn.example.com/v/', S3_CDN_KEY: 'k'.repeat(16) };
  expect(policyOf(cdn)).toBe(pagePolicy({ media: ['https://cdn.example.com'] }));
  expect(readConfig({ ...env, ...cdn }).s3?.direct).toEqual({
    cdn: 'https://cdn.example.com/v',
    key: 'k'.repeat(16),
  });
});

it.each<[string, Record<string, string>, string]>([
  ['a path', { S3_ENDPOINT: 'https://a.example.com/x' }, 'S3_ENDPOINT'],
  ['no TLS', { S3_ENDPOINT: 'http://a.example.com' }, 'S3_ENDPOINT'],
  ['no endpoint', { S3_ENDPOINT: '' }, 'S3_ENDPOINT'],
  ['no bucket', { S3_BUCKET: '' }, 'S3_BUCKET'],
  ['a strange bucket', { S3_BUCKET: 'A/b' }, 'S3_BUCKET'],
  ['no key', { S3_ACCESS_KEY: '' }, 'S3_ACCESS_KEY'],
  ['no secret', { S3_SECRET_KEY: ' ' }, 'S3_SECRET_KEY'],
  ['a strange region', { S3_REGION: 'a b' }, 'S3_REGION'],
  ['a strange style', { S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE'],
  ['a strange way', { S3_DIRECT: 'yes' }, 'S3_DIRECT'],
  ['a CDN without its key', { S3_CDN_BASE: 'https://cdn.example.com' }, 'S3_CDN_KEY'],
  ['a key without its CDN', { S3_CDN_KEY: 'k'.repeat(16) }, 'S3_CDN_BASE'],
  ['a CDN with a query', { S3_CDN_BASE: 'https://cdn.example.com/?a=1' }, 'S3_CDN_BASE'],
])('is refused in a line that names the variable and no secret: %s', (_, change, name) => {
  const faults = faultsOf(change);
  expect(faults).toContain(name);
  expect(faults).not.toContain('a-secret-of-the-store');
});
