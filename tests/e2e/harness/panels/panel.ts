import type { Locator, Page } from 'playwright-core';
import { pressButton, pressButtonWith } from '../gestures.ts';

/** Whose pages panels open on: demo members, and '' for a visitor. */
export const panelPeople = ['', 'demo_vip', 'demo_plain', 'demo_teacher'] as const;

export type PanelCase = {
  name: string;
  /** The module that opens it. */
  of: string;
  as: (typeof panelPeople)[number];
  path: string;
  /** Puts the page, each time it is loaded, into the state in which it can be opened. */
  before?: (page: Page) => Promise<unknown>;
  open: (page: Page) => Promise<unknown>;
  shown: (page: Page) => Locator;
  close: (page: Page) => Promise<unknown>;
};

/** The address of an example of a page, by the page's pattern. */
export type At = (pattern: string) => string;

export const idIn = (address: string): number => Number(/\d+/.exec(address)?.[0]);

/** What lies on top. */
const dialog = (page: Page) => page.locator('dialog[open]').last();
export const button = (name: string) => (page: Page) => pressButton(page, name);
export const buttonWith = (part: string | RegExp) => (page: Page) => pressButtonWith(page, part);
export const first = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
export const inDialog = (name: string) => (page: Page) =>
  dialog(page).getByRole('button', { name, exact: true }).click();
/** A tap on the dim ground above what lies at the foot of the screen. */
export const tapOutside = (page: Page) => page.mouse.click(187, 20);
export const pressEscape = (page: Page) => page.keyboard.press('Escape');

type Own = Partial<PanelCase> & Pick<PanelCase, 'name' | 'of' | 'path' | 'open'>;

/** A dialog of a card holder that its bar's 返回 closes, unless said otherwise. */
export const panel = (own: Own): PanelCase => ({
  as: 'demo_vip',
  shown: dialog,
  close: inDialog('返回'),
  ...own,
});
