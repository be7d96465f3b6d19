import { expect, it } from 'vitest';
import { openS3Store } from '#server/platform/storage/s3/store.ts';

const page = (names: readonly string[], next?: string): string => `<?xml version="1.0"?>
<ListBucketResult><Prefix>media/</Prefix><IsTruncated>${next !== undefined}</IsTruncated>
${names.map((name) => `<Contents><Key>${name}</Key><LastModified>2026-11-30T08:00:00.000Z</LastModified><Size>7</Size><Owner><ID>1</ID></Owner></Contents>`).join('\n')}
${next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`}</ListBucketResult>`;

const keys = { accessKey: 'an-id', secretKey: 'a-secret' };
const config = {
  ...{ endpoint: 'https://a.example.com', bucket: 'a', region: 'us-east-1', ...keys },
  direct: undefined,
};

it('goes on to the next page until there is none', async () => {
  const asked: (string | null)[] = [];
  const store = openS3Store(config, async (input) => {
    const { searchParams } = new URL(String(input));
    const token = searchParams.get('continuation-token');
    asked.push(token);
    return new Response(token ? page(['media/c&amp;d']) : page(['media/a', 'media/b'], 'x/1='));
  });
  const found = [];
  for await (const object of store.list('media/')) found.push(object);
  const changedAt = Date.UTC(2026, 10, 30, 8);
  expect(found).toEqual(
    ['media/a', 'media/b', 'media/c&d'].map((name) => ({ name, size: 7, changedAt })),
  );
  expect(asked).toEqual([null, 'x/1=']);
});

it('tries again what passes, and tells the rest by its code alone', async () => {
  const answers = [
    new Response('<Error><Code>SlowDown</Code></Error>', { status: 503 }),
    new Response(page([])),
    new Response('<Error><Code>AccessDenied</Code><AWSAccessKeyId>an-id</AWSAccessKeyId></Error>', {
      status: 403,
    }),
  ];
  const store = openS3Store(config, async () => answers.shift() ?? Response.error());
  const all = async () => {
    for await (const _object of store.list('media/'));
  };
  await all();
  await expect(all()).rejects.toThrow(/^list: 403 AccessDenied$/);
  expect(answers).toEqual([]);
});
