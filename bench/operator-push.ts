/**
 * How long a colleague's change takes to appear at the console, with and without the stream: from the last
 * key typed into a title to the same title on the other screen. Includes the pause of 600 ms before a save.
 */
import { openConsole } from './console/open.ts';
import { median } from './median.ts';
import { verdict } from './serve-page.ts';

const ROUNDS = 7;
/** In milliseconds. */
const GOAL = 2000;

const { open, close } = await openConsole();
const [writer, reader] = [(await open()).page, (await open()).page];
const titleOf = (page: typeof writer) => page.getByLabel('直播标题的标题');

const seenAfter = async (text: string): Promise<number> => {
  await titleOf(writer).fill(text);
  const typed = performance.now();
  await reader.waitForFunction(
    (wanted) =>
      document.querySelector<HTMLInputElement>('[aria-label="直播标题的标题"]')?.value === wanted,
    text,
    { polling: 20, timeout: 60_000 },
  );
  return performance.now() - typed;
};

const measure = async (name: string): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await seenAfter(`${name} ${round}`));
  console.log(`${name}: ${times.map((time) => Math.round(time)).join(', ')} ms`);
  return median(times);
};

const pushed = await measure('推送');
await reader.route('**/operator/api/watch-desk', (route) =>
  route.fulfill({ json: { code: 500, msg: '' } }),
);
await reader.reload();
await titleOf(reader).waitFor();
const polled = await measure('轮询');
const ratio = (polled / pushed).toFixed(1);
console.log(
  `a change is seen after ${Math.round(pushed)} ms, without the stream after ${Math.round(polled)} ms (ratio ${ratio}): ${verdict(pushed <= GOAL)}`,
);
await close();
