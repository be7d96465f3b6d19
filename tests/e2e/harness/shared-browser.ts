import { chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from './chromium.ts';

/** A Chromium for all files of a run: says where it is reached, and ends when nobody holds its input. */
const server = await chromium.launchServer({
  executablePath: await findChromium(),
  args: chromiumArgs,
  headless: true,
  host: '127.0.0.1',
});
console.log(server.wsEndpoint());
process.stdin.once('end', () => server.close()).resume();
