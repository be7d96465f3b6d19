import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { startServer } from '../harness/server.ts';
import { onSite, shared } from '../harness/site.ts';
import { loginAs, visitHome } from '../harness/visits/home.ts';

const EXCHANGE = '/v1/wxlogin/Info';

/** The app as developers have it: only there StrictMode runs every effect twice. */
const buildForDevelopers = (outDir: string) =>
  build({
    configFile: path.resolve('vite.config.ts'),
    mode: 'development',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { outDir, emptyOutDir: true, minify: false },
  });

const clientDir = shared(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'strict-build-'));
  return { folder, close: () => rm(folder, { recursive: true, force: true }) };
});

const site = onSite(async () => {
  await buildForDevelopers(clientDir().folder);
  return startServer({ clientDir: clientDir().folder });
});

test.each(['/Welogin', '/weizanlogin'])(
  'under StrictMode %s exchanges its code once',
  async (login) => {
    const calls: string[] = [];
    const page = await visitHome(site, {
      path: `${login}?code=sim-demo_vip.strict${login.length}&state=1`,
      prepare: (opened) => {
        opened.on('request', (request) => calls.push(new URL(request.url()).pathname));
      },
    });
    await page.waitForURL(`${site.server.origin}/`);
    expect(calls.filter((call) => call === EXCHANGE).length).toBe(1);
  },
);

test('under StrictMode a member is led on to the stored page, not past it', async () => {
  const page = await visitHome(site, {
    path: '/login',
    token: await loginAs(site.db, 'demo_vip'),
    prepare: (opened) =>
      opened.addInitScript(() => {
        if (location.pathname === '/login') localStorage.setItem('beforeLoginUrl', '/set');
      }),
  });
  await page.waitForURL(`${site.server.origin}/set`);
  await page.getByRole('link', { name: /个人资料/ }).waitFor();
});
