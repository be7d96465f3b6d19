import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { PageRoute } from '#src/platform/navigation/page.ts';
import css from '#src/ui/state/empty.module.css';
import { callsMade } from '../../back-end/mocked-back-end.ts';
import type { Scenario } from '../../back-end/scenario.ts';
import { LONG_TEXT } from '../../schema/lengthened.ts';
import type { PageState } from './page-states.ts';

type Look = (canvas: HTMLElement, page: PageRoute, scenario: Scenario) => Promise<void>;

const waiting = (canvas: HTMLElement) => canvas.querySelector('[role=status][aria-busy=true]');
/** The note of a page without content. */
const empty = (canvas: HTMLElement) => canvas.querySelector(`.${css.empty}`);
/** In milliseconds: up to four calls in a row on a slow network. */
const SLOWEST = 8000;
const reload = { name: '重新加载' };

const frame = async (canvas: HTMLElement, { pattern }: PageRoute) => {
  const main = await within(canvas).findByRole('main');
  await expect(main).toHaveAttribute('data-page', pattern);
  await expect(within(main).getAllByRole('heading', { level: 1 })[0]).not.toBeEmptyDOMElement();
};

/** Waits until the page shows its answer. */
const answered = async (canvas: HTMLElement, page: PageRoute) => {
  await waitFor(() => expect(waiting(canvas)).toBeNull());
  await frame(canvas, page);
  await expect(within(canvas).queryByRole('button', reload)).toBeNull();
};

/** Whether there is nothing to wait for: a form without a first call shows at once. */
const showsAtOnce = async ({ kind, view }: PageRoute): Promise<boolean> =>
  kind === 'free' || (kind === 'form' && !Object(await view()).default.begins);

const writeLong = async (canvas: HTMLElement) => {
  for (const field of within(canvas).queryAllByRole<HTMLInputElement>('textbox'))
    if (!field.readOnly) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(LONG_TEXT);
    }
};

/** The page takes over the first calls that its HTML has made, and repeats none. */
const takesFirstCalls = async ({ reads = [] }: PageRoute) => {
  // the later calls depend on the sample
  const path = ` ${reads[0]?.endpoint.path} `;
  const left = () => globalThis.earlyCalls?.filter(({ key }) => key.includes(path));
  await waitFor(() => expect(left()).toEqual([]));
  const made = callsMade().filter((call) =>
    reads.some(({ endpoint }) => call.startsWith(`${endpoint.path} `)),
  );
  await expect(made.filter((call, at) => made.indexOf(call) < at)).toEqual([]);
};

/** What a page must show in each state. */
export const lookAt: Readonly<Record<PageState, Look>> = {
  usual: async (canvas, page) => {
    await answered(canvas, page);
    if (page.kind !== 'free') await expect(empty(canvas)).toBeNull();
    await takesFirstCalls(page);
  },
  loading: async (canvas, page) => {
    if (!(await showsAtOnce(page))) await waitFor(() => expect(waiting(canvas)).not.toBeNull());
    await frame(canvas, page);
  },
  slow: async (canvas, page) => {
    if (!(await showsAtOnce(page))) await waitFor(() => expect(waiting(canvas)).not.toBeNull());
    await waitFor(() => answered(canvas, page), { timeout: SLOWEST });
  },
  failed: async (canvas, page) => {
    if (!(await showsAtOnce(page)))
      // where another part failed too, its retry button may be the visible one
      await waitFor(() => expect(within(canvas).getByRole('button', reload)).toBeVisible());
    await frame(canvas, page);
  },
  empty: async (canvas, page) => {
    await answered(canvas, page);
    if (page.kind === 'list') await expect(empty(canvas)).not.toBeNull();
  },
  long: async (canvas, page, { answers }) => {
    await answered(canvas, page);
    if (page.kind === 'form') await writeLong(canvas);
    // some answers have only numbers and times
    else if (JSON.stringify(answers).includes(LONG_TEXT))
      await waitFor(() => expect(canvas).toHaveTextContent(LONG_TEXT));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
