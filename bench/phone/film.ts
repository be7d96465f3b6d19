import type { Browser, CDPSession } from 'playwright-core';

/** What the browser painted, and when, in ms of the wall clock; a JPEG in base64. */
export type Frame = { at: number; data: string };

/** Keeps every frame that the page paints from now on; gives them once it is ended. */
export const film = async (devtools: CDPSession): Promise<() => Promise<Frame[]>> => {
  const frames: Frame[] = [];
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, data });
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 80 });
  return async () => {
    await devtools.send('Page.stopScreencast');
    return frames;
  };
};

/** Those from `since` on that are at least `step` ms apart, with their time counted from there. */
export const spread = (frames: readonly Frame[], since: number, step: number): Frame[] => {
  let last = Number.NEGATIVE_INFINITY;
  return frames
    .map(({ at, data }) => ({ at: Math.round(at - since), data }))
    .filter(({ at }) => {
      if (at < 0 || at - last < step) return false;
      last = at;
      return true;
    });
};

/** One picture of all frames, with their times. */
export const sheetOf = async (
  browser: Browser,
  frames: readonly Frame[],
  columns = 6,
): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: columns * 272 + 8, height: 400 } });
  const figures = frames.map(
    ({ at, data }) =>
      `<figure><figcaption>${at} ms</figcaption><img src="data:image/jpeg;base64,${data}"></figure>`,
  );
  await page.setContent(
    `<style>body{margin:8px;display:grid;grid-template-columns:repeat(${columns},1fr);gap:8px;font:14px sans-serif}figure{margin:0}img{inline-size:100%;outline:1px solid #ccc}</style>${figures.join('')}`,
  );
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
};
