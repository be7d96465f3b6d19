import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { BATCH_PATH } from '#schemas/batch/fields.ts';
import { buildApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { pagePolicy } from '#server/platform/http/content-policy.ts';
import { pageTexts } from '#server/platform/static/page-text.ts';
import { inlineScripts } from '#server/platform/static/pages.ts';
import { openDatabase } from '../harness/postgres/database.ts';

const folder = mkdtempSync(join(tmpdir(), 'batch-'));
const clientDir = join(folder, 'client');
const write = (name: string, text: string) => {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const SCRIPT = 'globalThis.sendInBatch=1';
write('client/index.html', '<head></head><body><div id="root"></div></body>');
write('client/.vite/manifest.json', '{}');
write(
  'client/.vite/pages.json',
  JSON.stringify({ pages: {}, script: 's()', memberScript: 'm()', batchScript: SCRIPT }),
);
write('first-paint/package.json', '{ "type": "module" }');
write(
  'first-paint/draw-home.js',
  `export const drawHome = async ({ onPart }) => {
    onPart({ html: '<main></main>', built: 0, picture: '', last: true, files: [] });
    return { built: 0, answers: [], errors: [] };
  };`,
);

let opened: OpenDatabase | undefined;
afterAll(async () => {
  await opened?.close();
  rmSync(folder, { recursive: true });
});

const homeOf = async (options: Partial<Parameters<typeof buildApp>[0]['config']>) => {
  opened ??= await openDatabase({ demo: false });
  const app = buildApp({
    config: { apiOrigin: undefined, wechat: undefined, ...options },
    db: opened.db,
    clientDir,
  });
  const { payload } = await app.inject('/drawIndex');
  await app.close();
  return payload;
};

it('the page of a home says ahead of its calls that reads travel together, in front of our own back end alone', async () => {
  const own = await homeOf({});
  expect(own.indexOf(BATCH_PATH)).toBeGreaterThan(0);
  expect(own.indexOf(SCRIPT)).toBeLessThan(own.indexOf('m()'));
  for (const homeFrom of [undefined, 'own'] as const) {
    const front = await homeOf({ apiOrigin: 'http://127.0.0.1:9', homeFrom });
    expect(front).toContain('<main></main>');
    expect(front).not.toContain(BATCH_PATH);
    expect(front).not.toContain(SCRIPT);
  }
});

it('its script is one that the policy of pages lets in', () => {
  const policy = (scripts: readonly string[]) => pagePolicy({ media: [], scripts });
  const [hash = '?'] = /'sha256-[^']+'/.exec(policy([SCRIPT])) ?? [];
  expect(policy(inlineScripts(clientDir))).toContain(hash);
});

it('a build without it has none', () => {
  write('client/.vite/pages.json', JSON.stringify({ pages: {}, script: 's()' }));
  const { part, end } = pageTexts(clientDir, true)('nonce', { path: '/', whole: false });
  const first = { html: '', built: 0, picture: '', last: true, files: [] };
  const html = part(first) + end({ built: 0, answers: [], errors: [] });
  expect(html).not.toContain(BATCH_PATH);
});
