import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { FIRST } from '#schemas/layout/first-paint.ts';
import { routeOf } from '../layouts/route-of.ts';
import { DrawnFrame } from './DrawnFrame.tsx';
import { drawnPages } from './drawn-pages.ts';

/** An unknown address draws nothing, so that its story fails. */
const nothing = { html: '', built: 0, errors: [] };

const pageIn = async (canvas: HTMLElement): Promise<Document> => {
  const frame = within(canvas).getByTitle<HTMLIFrameElement>('服务器的 HTML');
  await waitFor(() => {
    expect(frame.contentDocument?.getElementById('root')).not.toBeNull();
    expect(frame.contentDocument?.readyState).toBe('complete');
  });
  if (!frame.contentDocument) throw new Error('the frame shows another origin');
  return frame.contentDocument;
};

const sectionsIn = (page: Document, state: string): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>(`[data-section][data-state="${state}"]`),
];

/** The server's HTML of a layout's home page. */
export const drawnStory = (variant: string): StoryObj => {
  const drawn = drawnPages[routeOf(variant)] ?? nothing;
  return {
    // the layout has its own theme, and the frame its own text size
    globals: { theme: '' },
    render: () => <DrawnFrame page={drawn} />,
    play: async ({ canvasElement }) => {
      await expect(drawn.errors).toEqual([]);
      const page = await pageIn(canvasElement);
      const built = sectionsIn(page, 'ready');
      await expect(built).toHaveLength(Number(page.getElementById('root')?.getAttribute(FIRST)));
      await expect(built.length).toBeGreaterThan(4);
      for (const section of built) {
        const name = `${section.dataset.section}`;
        await expect(section.offsetHeight, name).toBeGreaterThan(20);
        await expect(section.querySelector('a, button'), name).not.toBeNull();
      }
      // the other sections have placeholders
      const all = page.querySelectorAll('[data-section]').length;
      await expect(built.length + sectionsIn(page, 'loading').length).toBe(all);
      await expect(page.querySelector('[role=navigation] a')).not.toBeNull();
      await expect(page.querySelector('script')).toBeNull();
      // links in stories show their target instead of following it
      const [link] = page.querySelectorAll<HTMLElement>('[data-section] a[href]');
      link?.click();
      await waitFor(() =>
        expect(within(canvasElement).getByText(/^将前往 \//)).toHaveTextContent(
          `${link?.getAttribute('href')}`,
        ),
      );
    },
  };
};
