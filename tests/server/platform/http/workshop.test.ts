import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { workshopBuilt } from '#server/platform/static/workshop.ts';

const folder = mkdtempSync(join(tmpdir(), 'workshop-'));
const [clientDir, workshopDir] = [join(folder, 'client'), join(folder, 'workshop')];
// nothing is called here, so nobody has to answer there
const config = { apiOrigin: 'http://127.0.0.1:1', wechat: undefined };

const write = (directory: string, files: Record<string, string>) => {
  mkdirSync(directory);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
};

write(clientDir, { 'index.html': '<!doctype html><title>学堂</title>' });
write(workshopDir, {
  'index.html': '<!doctype html><title>工作台</title>',
  'iframe.html': '<!doctype html><script>start()</script>',
  '.stamp': 'secret',
});
writeFileSync(join(folder, 'secret.txt'), 'secret');
const app = buildApp({ config, clientDir, workshopDir });
const without = buildApp({ config, clientDir, workshopDir: join(folder, 'gone') });

beforeAll(() => Promise.all([app.ready(), without.ready()]));
afterAll(async () => {
  await Promise.all([app.close(), without.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, from = app) =>
  from.inject({ method: 'GET', url, headers: { accept: 'text/html' } });

it('shows the workshop under /storybook/, with a policy that lets its own scripts run', async () => {
  for (const url of ['/storybook/', '/storybook/index.html', '/storybook/iframe.html?id=a--b']) {
    const response = await get(url);
    expect(response.statusCode, url).toBe(200);
    expect(response.body, url).not.toContain('学堂');
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'unsafe-inline'/);
    expect(policy).not.toMatch(/unsafe-eval/);
    expect(response.headers['cache-control']).toBe('no-cache');
  }
});

it('leads /storybook to /storybook/', async () => {
  const response = await get('/storybook');
  expect(response.statusCode).toBeGreaterThanOrEqual(301);
  expect(response.headers.location).toMatch(/\/storybook\/$/);
});

it('keeps the strict policy for the pages of learners', async () => {
  const policy = String((await get('/drawIndex')).headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self';/);
});

it.each(['/storybook/.stamp', '/storybook/..%2fsecret.txt', '/storybook/../secret.txt'])(
  'hands out nothing but the workshop: %s',
  async (url) => {
    expect((await get(url)).body).not.toContain('secret');
  },
);

it('has no workshop where none was built, and says when one was', async () => {
  expect((await get('/storybook/', without)).body).toContain('学堂');
  expect(workshopBuilt(join(folder, 'gone'))).toBeUndefined();
  expect(workshopBuilt(workshopDir)).toBeInstanceOf(Date);
});
