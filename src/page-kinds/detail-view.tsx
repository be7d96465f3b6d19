import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { Data, Payload, ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import { goBack } from '#src/platform/navigation/go-back.ts';
import type { KindView } from '#src/platform/navigation/page.ts';
import type { ReadValue } from '#src/platform/reading/create-use-call.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import type { ShareCard } from '#src/platform/share/card.ts';
import { useShareCard } from '#src/platform/share/use-card.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
import { NotFound, notFoundTo } from '#src/ui/state/not-found.tsx';

type Frame = ComponentProps<typeof PageFrame>;

type Again = { retry: () => void };

/** Shown until the answer arrives; `skeleton`: for a page that is not made of the usual shapes. */
type Waiting =
  | { shapes: ComponentProps<typeof Skeletons>['shapes']; skeleton?: never }
  | { shapes?: never; skeleton: ReactElement };

type Drawn<E extends ReadEndpoint> = {
  action?: (data: Data<E>, again: Again) => ReactNode;
  body: (data: Data<E>, again: Again) => ReactNode;
  useParts?: never;
};

type Parts = Pick<Frame, 'title' | 'aside' | 'action' | 'onBack'> & {
  body: ReactNode;
  share?: Partial<ShareCard> | undefined;
};

/** The parts share one hook and its state; a page about another thing gets a new state. */
type HookedParts<E extends ReadEndpoint, B> = {
  action?: never;
  body?: never;
  useParts: (data: Data<E>, again: Again, extra: B) => Parts;
};

/** `B`: what is read beside the answer. */
type Options<E extends ReadEndpoint, B> = Pick<Frame, 'ground' | 'flush' | 'spaced' | 'tab'> & {
  /**
   * The payload from the page's address; undefined where the address names nothing. Without this hook the
   * call has no payload.
   */
  useQuery?: () => Partial<Payload<E>> | undefined;
  /** Replaces the registered way back by one that depends on the address. */
  useBack?: () => string;
  /** Where the page of something missing leads, and its words where the address names nothing. */
  notFound?: { to: string; link: string; missing?: string; passing?: readonly string[] };
  /** Replaces `notFound`: renders a failure; undefined for one that can be retried. */
  failed?: ComponentProps<typeof Answered>['failed'];
  /** Shown in place of the page where the address names nothing. */
  unnamed?: ReactNode;
  /** Shows no earlier answer, even on the way back. */
  fresh?: true;
  /** Calls `again` when the answer may be outdated: `useSeenAgain` does when the page is seen again. */
  useReread?: (again: () => void) => void;
  /** Reads, from the start, what `useParts` shows beside the answer. */
  useExtra?: (query: Partial<Payload<E>> | undefined, data: Data<E> | undefined) => B;
  share?: (data: Data<E>) => Partial<ShareCard>;
  /** Replaces the registered title: fixed words, or words from the answer; undefined leaves it. */
  title?: string | ((data: Data<E>) => string | undefined);
  /** Replaces the registered title by one that depends on the address. */
  useTitle?: () => string;
  aside?: ReactElement | ((data: Data<E>, again: Again) => ReactNode);
} & Waiting &
  (Drawn<E> | HookedParts<E, B>);

/** The name of the thing that an answer is about; '' where it has none. */
const ownName = (data: unknown): string => {
  const { name, title } = Object(data);
  return [name, title].find((word) => typeof word === 'string' && word !== '') ?? '';
};

type Shown<E extends ReadEndpoint, B> = {
  data: Data<E>;
  again: Again;
  extra: B;
  bar: Pick<Frame, 'title' | 'name' | 'aside' | 'onBack'>;
};

const useNothing = () => undefined;

const useNoPayload = () => ({});

const shape = <K extends 'detail' | 'result', E extends ReadEndpoint, B>(
  kind: K,
  source: E,
  options: Options<E, B>,
): KindView<K> => {
  const {
    useQuery = useNoPayload,
    useBack = useNothing,
    shapes = [],
    skeleton = <Skeletons shapes={shapes} />,
    notFound,
    failed = notFound && notFoundTo(notFound.to, notFound.link, notFound.passing),
    unnamed,
    fresh = false,
    useReread = useNothing,
    // left out only where `B` is undefined
    useExtra = useNothing as () => B,
    share,
    title,
    useTitle = useNothing,
    aside,
    action,
    body,
    useParts,
    ...frame
  } = options;
  const endOf = (again: Again, data?: Data<E>) =>
    typeof aside === 'function' ? data && aside(data, again) : aside;
  const Known =
    useParts &&
    (({ data, again, extra, bar }: Shown<E, B>) => {
      const { body: content, share: card, ...parts } = useParts(data, again, extra);
      useShareCard(card);
      return (
        <PageFrame {...frame} {...bar} {...parts}>
          {content}
        </PageFrame>
      );
    });
  const Page = () => {
    const query = useQuery();
    const when = query !== undefined;
    const called: ReadValue<Data<E>> = useCall(source, query, { when, fresh });
    const { data } = called;
    const extra = useExtra(query, data);
    const back = useBack();
    const onBack = back === undefined ? undefined : () => goBack(back);
    const words = useTitle() ?? (typeof title === 'function' ? data && title(data) : title);
    const bar = { onBack, title: words, name: ownName(data), aside: endOf(called, data) };
    useReread(called.retry);
    useShareCard(data && share?.(data));
    if (!query && unnamed) return unnamed;
    if (!query && notFound)
      return (
        <PageFrame {...frame} {...bar} aside={undefined}>
          <NotFound text={notFound.missing ?? ''} href={notFound.to} name={notFound.link} />
        </PageFrame>
      );
    if (Known && data !== undefined)
      return <Known key={JSON.stringify(query)} {...{ data, extra, bar }} again={called} />;
    return (
      <PageFrame {...frame} {...bar} action={data && action?.(data, called)}>
        <Answered of={called} skeleton={skeleton} failed={failed}>
          {(answer) => body?.(answer, called)}
        </Answered>
      </PageFrame>
    );
  };
  return Object.assign(Page, { kind, source });
};

/** A page about one thing, which the call `source` answers. */
export const detailView = <E extends ReadEndpoint, B = undefined>(
  source: E,
  options: Options<E, B>,
) => shape('detail', source, options);

/** A page about how something ended, which the call `source` answers. */
export const resultView = <E extends ReadEndpoint, B = undefined>(
  source: E,
  options: Options<E, B>,
) => shape('result', source, { ground: 'card', ...options });
