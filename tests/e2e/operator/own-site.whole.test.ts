import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { prepareConsole } from '#server/domains/publication/index.ts';
import { openPage } from '../harness/browser.ts';
import { databaseOf, startServer } from '../harness/server.ts';
import { onSite } from '../harness/site.ts';
import { soon } from '../harness/visits/home.ts';
import { ADMIN_PASSWORD, previewOn, signInOn } from '../harness/visits/operator.ts';

/** Passes connections on, from a port that is known before the server is there. */
const openDoor = async () => {
  let behind = 0;
  const door = createServer((caller) => {
    const server = connect(behind, '127.0.0.1');
    caller.on('error', () => server.destroy()).pipe(server);
    server.on('error', () => caller.destroy()).pipe(caller);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  // a listening server has an address
  const { port } = door.address() as AddressInfo;
  const goTo = (origin: string) => {
    behind = Number(new URL(origin).port);
  };
  return { desk: `http://desk.localhost:${port}`, goTo, close: () => door.close() };
};

const site = onSite(async () => {
  const { desk, goTo, close } = await openDoor();
  const server = await startServer({ operatorOrigin: desk });
  goTo(server.origin);
  await prepareConsole(databaseOf(server), ADMIN_PASSWORD, Date.now());
  return { ...server, desk, close: () => server.close().finally(close) };
});

test('the console works on a site of its own, preview and all, and learners’ site has none', async () => {
  const { browser, server } = site;
  const desk = await openPage(browser, { width: 1280, height: 860, reducedMotion: 'reduce' });
  await desk.goto(server.desk);
  await signInOn(desk);
  const sections = previewOn(desk).locator('[data-section]');
  await expect.poll(() => sections.count(), soon).toBeGreaterThan(5);

  const learner = await openPage(browser);
  await learner.goto(`${server.origin}/operator`);
  // as at any unknown address, a visitor is asked to log in
  await learner.locator('main[data-page]').waitFor();
  expect(await learner.title()).not.toBe('运营后台');
});
