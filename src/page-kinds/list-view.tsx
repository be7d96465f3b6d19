import type { ReactNode } from 'react';
import type { Data, Payload, ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import type { Page } from '#schemas/wire/structures.ts';
import type { KindView } from '#src/platform/navigation/page.ts';
import { type InfiniteList, useList } from '#src/platform/reading/use-list.ts';
import type { ShareCard } from '#src/platform/share/card.ts';
import { useShareCard } from '#src/platform/share/use-card.ts';
import { ListView } from '#src/ui/list/view.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Box, type BoxProps } from '#src/ui/part/parts.tsx';
import type { SkeletonKind } from '#src/ui/skeleton/skeleton.tsx';
import { isRefusal, NotFound as NotFoundState } from '#src/ui/state/not-found.tsx';
import { EmptyList, type EmptyWords } from './empty-list.tsx';

type Item<E extends ReadEndpoint> = Data<E> extends Page<infer T> ? T : never;

type Row<T> = (item: T, index: number) => ReactNode;

export type Choice<E extends ReadEndpoint> = {
  /** undefined where the address names nothing; the page then shows `notFound`. */
  payload: Partial<Omit<Payload<E>, 'page'>> | undefined;
  /** The control of the choice, above the rows. */
  head?: ReactNode;
  /** `bar` stands below the control; `left`: the words where the filter leaves no rows. */
  filter?: { bar: ReactNode; left: EmptyWords | undefined };
  title?: string;
  /**
   * Lists with the same key share a scroll position, as where filters change one list; else each has its
   * own.
   */
  key?: string;
};

type Parts<T> = {
  row: Row<T>;
  aside?: ReactNode;
  action?: ReactNode;
  /** Shown above the rows, below the choice. */
  head?: ReactNode;
  /** For sheets that open above the page. */
  foot?: ReactNode;
  /** A new key mounts the list anew, which then measures again where it begins. */
  key?: string;
  /** Retries what failed beside the list, along with the list itself. */
  onReload?: () => void;
};

/** Where the page of a refused list leads, and its words where the address names nothing. */
type NotFound = { to: string; link: string; missing?: string };

type Options<E extends ReadEndpoint, C extends Choice<E>> = {
  title?: string;
  /** What the list contains, read aloud. */
  label?: string;
  /** Estimated height of a row at a width of 375 px, in px. */
  rowHeight: number;
  skeleton: SkeletonKind;
  empty: EmptyWords | ((choice: C) => EmptyWords);
  /** false: rows that were loaded before are not read again on the way back. */
  fresh?: false;
  ground?: 'page' | 'card';
  /** Leaves room for the tab bar. */
  tab?: true;
  /** The rows are cards themselves. */
  cards?: true;
  box?: BoxProps;
  useChoice?: () => C;
  share?: Partial<ShareCard> | ((choice: C) => Partial<ShareCard>);
  notFound?: NotFound;
  aside?: ReactNode;
} & (
  | { row: Row<Item<E>> }
  | { useParts: (list: InfiniteList<Item<E>, Data<E>>, choice: C) => Parts<Item<E>> }
);

/** Why there is no list; undefined where there is one. */
const whyNotFound = (
  { missing = '' }: NotFound,
  payload: object | undefined,
  { state, error }: Pick<InfiniteList<unknown>, 'state' | 'error'>,
): string | undefined => {
  if (!payload) return missing;
  return state === 'broken' && error && isRefusal(error) ? error.message : undefined;
};

const withReload = <T,>(list: InfiniteList<T>, onReload: () => void): InfiniteList<T> => ({
  ...list,
  reload: () => {
    list.reload();
    onReload();
  },
});

/** A page with the rows of one call: `source` answers a `Page` and takes `page`. */
export const listView = <E extends ReadEndpoint, C extends Choice<E> = Choice<E>>(
  source: E,
  options: Options<E, C>,
): KindView<'list'> => {
  const { label, rowHeight, skeleton, empty, fresh, ground, tab = false } = options;
  const { cards, box, share, notFound } = options;
  // `options.useChoice` is optional only where `C` is the plain `Choice`
  const useChoice = options.useChoice ?? (() => ({ payload: {} }) as C);
  const useParts = 'useParts' in options ? options.useParts : () => ({ row: options.row });
  const Shown = () => {
    const choice = useChoice();
    const { payload } = choice;
    const when = payload !== undefined;
    const list = useList(source, payload, { fresh: fresh !== false, when });
    const parts: Parts<Item<E>> = useParts(list, choice);
    useShareCard(typeof share === 'function' ? share(choice) : share);
    const { onReload } = parts;
    const { filter } = choice;
    const words = filter?.left ?? (typeof empty === 'function' ? empty(choice) : empty);
    const why = notFound && whyNotFound(notFound, payload, list);
    const rows = (
      <ListView
        key={parts.key ?? choice.key ?? JSON.stringify(payload)}
        list={onReload ? withReload(list, onReload) : list}
        rowHeight={rowHeight}
        skeleton={skeleton}
        label={label}
        cards={cards}
        empty={<EmptyList {...words} />}
      >
        {parts.row}
      </ListView>
    );
    const shown = (
      <>
        {choice.head}
        {filter?.bar}
        {parts.head}
        {box ? <Box {...box}>{rows}</Box> : rows}
        {parts.foot}
      </>
    );
    return (
      <PageFrame
        title={choice.title ?? options.title}
        flush
        tab={tab}
        ground={ground}
        aside={parts.aside ?? options.aside}
        action={parts.action}
      >
        {notFound && why !== undefined ? (
          <NotFoundState text={why} href={notFound.to} name={notFound.link} />
        ) : (
          shown
        )}
      </PageFrame>
    );
  };
  return Object.assign(Shown, { kind: 'list', source } as const);
};
