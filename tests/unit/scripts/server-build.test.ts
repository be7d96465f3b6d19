import { build } from 'vite';
import { expect, test } from 'vitest';

/** The module as the production build of the server holds it. */
const built = async (entry: string): Promise<Record<string, (text: string) => unknown>> => {
  const made = await build({ logLevel: 'silent', build: { ssr: entry, write: false } });
  if (!('output' in made)) throw new Error('one build was asked for');
  const [{ code }] = made.output;
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
};

test('the build of the server keeps what finds out whether an address can be read', async () => {
  const { readableAddress } = await built('server/platform/http/readable-address.ts');
  expect(readableAddress?.('/courseDetail/100%')).toBe('/courseDetail/100%25');
});
