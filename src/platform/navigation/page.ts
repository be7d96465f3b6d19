import type { ComponentType } from 'react';
import type { Endpoint, Payload, ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import { goBack } from './go-back.ts';

type TabKey = 'index' | 'category' | 'course' | 'messages' | 'my';

type PageKind = 'list' | 'detail' | 'form' | 'result' | 'free';

export type KindView<K extends PageKind> = ComponentType & {
  readonly kind: K;
  /** The call that the page reads, or that its form sends. */
  readonly source: Endpoint;
  readonly begins?: Endpoint | undefined;
};

/** `from`: payload fields that the address supplies, with their names there; `payload`: fixed fields. */
export type FirstCall = {
  endpoint: ReadEndpoint;
  from: Readonly<Record<string, string | undefined>>;
  payload: Readonly<Record<string, unknown>>;
};

export const first = <E extends ReadEndpoint>(
  endpoint: E,
  from: { readonly [K in keyof Payload<E> & string]?: string } = {},
  payload: Partial<Payload<E>> = {},
): FirstCall => ({ endpoint, from, payload });

/**
 * One page of the app. Addresses are `/word/{param}` in the specification, here `/word/:param`. The rows
 * that a noun's `src/pages/<noun>/pages.ts` exports as `pages` are the route table.
 */
export type PageRoute = {
  pattern: `/${string}`;
  kind: PageKind;
  view: () => Promise<{ default: ComponentType }>;
  /** Title of the browser's window, of the page's bar and of shared links. */
  title: string;
  /** `public`: visitors may see it (the guard has a list of its own; a test compares both). */
  access: 'public' | 'member';
  tab?: TabKey;
  /** Where the way back leads if the visit began on this page; by default the home page, null: nowhere. */
  back?: (() => string) | null;
  /**
   * The page's first calls: the HTML makes them before the page's code has loaded, and the build leaves
   * them out of that code. Only calls that the address alone decides can be listed; the page makes its
   * other calls itself.
   */
  reads?: readonly FirstCall[];
};

/** A page on one call has to say whether the address alone decides that call. */
type Reads<K extends PageKind> = K extends 'form' | 'free'
  ? Pick<PageRoute, 'reads'>
  : Required<Pick<PageRoute, 'reads'>>;

type Facts<K extends PageKind> = Pick<PageRoute, 'title' | 'access' | 'tab' | 'back'> &
  Reads<K> & { view: () => Promise<{ default: K extends 'free' ? ComponentType : KindView<K> }> };

type Route = Pick<PageRoute, 'pattern'>;

const pageOf =
  <K extends PageKind>(kind: K) =>
  ({ pattern }: Route, facts: Facts<K>): PageRoute => ({ pattern, kind, ...facts });

export const listPage = pageOf('list');

export const detailPage = pageOf('detail');

export const formPage = pageOf('form');

export const resultPage = pageOf('result');

export const freePage = pageOf('free');

/** Props of the page's frame; a tab's page has no way back. */
export const frameOf = ({ pattern, title, tab, back }: PageRoute) => ({
  pattern,
  title,
  onBack: tab || back === null ? undefined : () => goBack(back?.()),
});

/** The `id` in the present address, '' for none; for a way back to another page of the same thing. */
export const addressId = (): string => new URLSearchParams(location.search).get('id') ?? '';
