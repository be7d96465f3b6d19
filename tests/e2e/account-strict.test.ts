import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { databaseOf, loginAs, visitHome } from './home-visit.ts';
import { type RunningServer, startServer } from './server.ts';

const EXCHANGE = '/v1/wxlogin/Info';

let clientDir: string;
let server: RunningServer;
let browser: Browser;

/** The app as developers have it: only there StrictMode runs every effect twice. */
const buildForDevelopers = (outDir: string) =>
  build({
    configFile: path.resolve('vite.config.ts'),
    mode: 'development',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { outDir, emptyOutDir: true, minify: false },
  });

beforeAll(async () => {
  clientDir = await mkdtemp(path.join(tmpdir(), 'strict-build-'));
  await buildForDevelopers(clientDir);
  [server, browser] = await Promise.all([startServer({ clientDir }), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(clientDir, { recursive: true, force: true });
});

test.each(['/Welogin', '/weizanlogin'])(
  'under StrictMode %s exchanges its code once',
  async (login) => {
    const calls: string[] = [];
    const page = await visitHome(browser, server.origin, {
      path: `${login}?code=sim-demo_vip.strict${login.length}&state=1`,
      prepare: (opened) => {
        opened.on('request', (request) => calls.push(new URL(request.url()).pathname));
      },
    });
    await page.waitForURL(`${server.origin}/`);
    expect(calls.filter((call) => call === EXCHANGE).length).toBe(1);
  },
);

test('under StrictMode a member is led on to the stored page, not past it', async () => {
  const page = await visitHome(browser, server.origin, {
    path: '/login',
    token: await loginAs(databaseOf(server), 'demo_vip'),
    prepare: (opened) =>
      opened.addInitScript(() => {
        if (location.pathname === '/login') localStorage.setItem('beforeLoginUrl', '/set');
      }),
  });
  await page.waitForURL(`${server.origin}/set`);
  await page.getByRole('link', { name: /个人资料/ }).waitFor();
});
