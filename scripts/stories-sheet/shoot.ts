import type { Page } from 'playwright-core';
import { phones } from '../../.storybook/phones.ts';
import type { Shot } from './draw-sheet.ts';

export type BuiltStory = { id: string; type: string; title: string; name: string };

const PHONE = { width: 375, height: 812 };
const DESK = { width: 1200, height: 900 };
/** In px; a whole page would be too long to look at. */
const LONGEST = 1500;

const sizes: Readonly<Record<string, { width: number; height: number }>> = {
  '布局/小屏手机': { width: Number.parseInt(phones.w320.styles.width, 10), height: 568 },
  '布局/平板': { width: Number.parseInt(phones.w768.styles.width, 10), height: 1024 },
};

const sizeOf = ({ title, name }: BuiltStory) =>
  title.startsWith('工作台') ? DESK : (sizes[`${title.split('/')[0]}/${name}`] ?? PHONE);

/** The phases of Storybook's render in which the story is drawn and its play function has run. */
const ended = ['completed', 'afterEach', 'finished', 'errored', 'aborted'];

type Preview = { currentRender?: { phase?: string } };

const rendered = async (page: Page): Promise<string> => {
  await page.waitForFunction((phases) => {
    const { classList } = document.body;
    if (classList.contains('sb-show-errordisplay')) return true;
    const preview: Preview | undefined = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const phase = preview?.currentRender?.phase ?? '';
    return classList.contains('sb-show-main') && phases.includes(phase);
  }, ended);
  await page.locator('[data-stage], #error-message:visible').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    document.body.classList.contains('sb-show-errordisplay')
      ? (document.querySelector('#error-message')?.textContent ?? '无法渲染')
      : '',
  );
};

/** Waits until the pictures in sight have loaded or failed; others load only when scrolled to. */
const picturesShown = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, right, top, bottom, width } = image.getBoundingClientRect();
      const inSight = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
      return image.complete || width === 0 || !inSight;
    }),
  );

/** Where the story ends, in px; a short one leaves most of the phone empty. */
const foot = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [stage] = document.querySelectorAll('[data-stage]');
    return Math.ceil(stage?.getBoundingClientRect().bottom ?? innerHeight);
  });

export const shoot = async (page: Page, origin: string, story: BuiltStory): Promise<Shot> => {
  const { title, name } = story;
  const size = sizeOf(story);
  await page.setViewportSize(size);
  await page.goto(`${origin}/iframe.html?id=${encodeURIComponent(story.id)}&viewMode=story`);
  const fault = await rendered(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // the viewport is as tall as the content, so that fixed bars are at its bottom
  const whole = { ...size, height: Math.min(Math.max(height, size.height), LONGEST) };
  await page.setViewportSize(whole);
  await page.waitForLoadState('networkidle');
  await picturesShown(page);
  const cut = title.startsWith('首页区块') ? await foot(page) : whole.height;
  const cropped = { ...size, height: Math.min(cut, whole.height) };
  const picture = await page.screenshot({ clip: { x: 0, y: 0, ...cropped } });
  return { title, name, fault, picture, ...cropped };
};
