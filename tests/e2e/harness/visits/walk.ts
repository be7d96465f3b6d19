import type { Locator, Page } from 'playwright-core';

/** Goes there as a link does; what stands now is marked, so that it is not taken for what comes. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    for (const left of document.querySelectorAll('main *')) left.setAttribute('data-left', '');
    history.pushState({}, '', to);
  }, `/operator/${path}`);

/** Of these, the first that came with the screen that is open. */
export const fresh = (shown: Locator): Locator =>
  shown.and(shown.page().locator(':not([data-left])')).first();

/** The desk that is opened between two parts of another one. */
export const AWAY = 'door';
const codeField = (page: Page) => fresh(page.getByRole('textbox', { name: '凭证码' }));

const deskOf = (path: string): string => path.split('/')[0] ?? '';

/** Opens one of the console's screens after the other, without loading the document anew. */
export const walk = (page: Page) => {
  let at = '';
  return async (path: string, shown: Locator) => {
    // another part of the same desk alone does not draw it anew
    if (deskOf(path) === deskOf(at)) {
      await follow(page, AWAY);
      await codeField(page).waitFor();
    }
    await follow(page, path);
    await fresh(shown).waitFor();
    at = path;
  };
};
