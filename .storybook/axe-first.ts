import type { StoryContext } from '@storybook/react-vite';

/** Titles whose first story was checked in this window. */
const checked = new Set<string>();

/**
 * The daily run has axe look at the first story of each title; the whole run and the workshop, which
 * do not set AXE_FIRST_STORY, at every story. Each page is looked at in the crawl as well.
 */
export const axeOnFirst = (context: StoryContext): void => {
  const { title, parameters } = context;
  if (import.meta.env.AXE_FIRST_STORY !== '1') return;
  if (checked.has(title))
    context.parameters = { ...parameters, a11y: { ...parameters.a11y, test: 'off' } };
  checked.add(title);
};
