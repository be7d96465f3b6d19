import type { Page } from 'playwright-core';

/** Waits for a paper that its address has opened; one that is only introduced is begun by a tap. */
export const beginPaper = async (page: Page): Promise<Page> => {
  const tap = page.getByRole('link', { name: /^(?:开始作答|再答一次)$/ });
  await tap
    .or(page.getByRole('button', { name: /^提交/ }))
    .first()
    .waitFor();
  if (await tap.isVisible()) await tap.click();
  return page;
};
