import type { ComponentType } from 'react';
import type { Endpoint } from '#schemas/define-endpoint.ts';
import { goBack } from './go-back.ts';

/** The bottom tabs, by key. */
type TabKey = 'index' | 'category' | 'course' | 'messages' | 'my';

/** `free`: rendered by a component of its own. */
type PageKind = 'list' | 'detail' | 'form' | 'result' | 'free';

/** The component of a page that is built on one call. */
export type KindView<K extends PageKind> = ComponentType & {
  readonly kind: K;
  /** The call that the page reads, or that its form sends. */
  readonly source: Endpoint;
  /** The call whose answer the form starts from; a form without one shows at once. */
  readonly begins?: Endpoint | undefined;
};

/**
 * One page of the app. Addresses are `/word/{param}` in the specification, here `/word/:param`. A
 * `page.ts` below `src/pages` that exports it as `page` is in the route table.
 */
export type PageRoute = {
  pattern: `/${string}`;
  kind: PageKind;
  view: () => Promise<{ default: ComponentType }>;
  /** Title of the browser's window, of the page's bar and of shared links. */
  title: string;
  /** `public`: visitors may see it (the list stands in the guard; a test holds both together). */
  access: 'public' | 'member';
  /** The tab whose page this is; other pages show no tab bar. */
  tab?: TabKey;
  /**
   * Where the way back leads if the visit began on this page; by default the home page, null:
   * nowhere.
   */
  back?: (() => string) | null;
};

type Facts<K extends PageKind> = Pick<PageRoute, 'title' | 'access' | 'tab' | 'back'> & {
  view: () => Promise<{ default: K extends 'free' ? ComponentType : KindView<K> }>;
};

type Place = Pick<PageRoute, 'pattern'>;

const pageOf =
  <K extends PageKind>(kind: K) =>
  ({ pattern }: Place, facts: Facts<K>): PageRoute => ({ pattern, kind, ...facts });

/** A page that shows the rows of one call, page after page. */
export const listPage = pageOf('list');

/** A page that shows one thing. */
export const detailPage = pageOf('detail');

/** A page that sends what is filled in. */
export const formPage = pageOf('form');

/** A page that says how something ended. */
export const resultPage = pageOf('result');

/** A page of no other kind. */
export const freePage = pageOf('free');

/** The props that a page's frame takes from its registration; a tab's page has no way back. */
export const frameOf = ({ pattern, title, tab, back }: PageRoute) => ({
  pattern,
  title,
  onBack: tab || back === null ? undefined : () => goBack(back?.()),
});
