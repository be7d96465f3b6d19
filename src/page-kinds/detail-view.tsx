import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { Data, Endpoint, Payload } from '../../schemas/define-endpoint.ts';
import { goBack } from '../platform/navigation/go-back.ts';
import type { KindView } from '../platform/navigation/page.ts';
import type { ReadValue } from '../platform/reading/create-use-call.ts';
import { useCall } from '../platform/reading/use-call.ts';
import { useSeenAgain } from '../platform/reading/use-seen-again.ts';
import type { ShareCard } from '../platform/share/card.ts';
import { useShareCard } from '../platform/share/use-card.ts';
import { PageFrame } from '../ui/page/frame.tsx';
import { Answered, Skeletons } from '../ui/state/answered.tsx';
import { Gone, goneTo } from '../ui/state/gone.tsx';

type Frame = ComponentProps<typeof PageFrame>;

/** Reads the page's answer again. */
type Again = { retry: () => void };

/** What stands until the answer has arrived; `skeleton`: a shape that is not made of bones. */
type Waiting =
  | { bones: ComponentProps<typeof Skeletons>['bones']; skeleton?: never }
  | { bones?: never; skeleton: ReactElement };

/** Parts of the page that are rendered from the answer. */
type Drawn<E extends Endpoint> = {
  action?: (data: Data<E>, again: Again) => ReactNode;
  body: (data: Data<E>, again: Again) => ReactNode;
  useParts?: never;
};

type Parts = Pick<Frame, 'title' | 'aside' | 'action'> & { body: ReactNode };

/** The parts share one hook and its state; a page that asks for another thing gets a new state. */
type Kept<E extends Endpoint> = {
  action?: never;
  body?: never;
  useParts: (data: Data<E>, again: Again) => Parts;
};

/** Options of a page that shows one answer. */
type Options<E extends Endpoint> = Pick<Frame, 'ground' | 'flush' | 'spaced' | 'tab'> & {
  /**
   * The payload from the page's address; undefined where the address names nothing. Without this
   * hook the call has no payload.
   */
  useAsked?: () => Partial<Payload<E>> | undefined;
  /** Replaces the registered way back by one that depends on the address. */
  useBack?: () => string;
  /** Where the page of something missing leads, and its words where the address names nothing. */
  gone?: { to: string; link: string; missing?: string; passing?: readonly string[] };
  /** Replaces `gone`: renders a failure; undefined for one that can be tried again. */
  failed?: ComponentProps<typeof Answered>['failed'];
  /** Shown in place of the page where the address names nothing. */
  unnamed?: ReactNode;
  /** Reads the answer again whenever the page comes back into view. */
  fresh?: true;
  share?: (data: Data<E>) => Partial<ShareCard>;
  /** Replaces the registered title: fixed words, or words from the answer. */
  title?: string | ((data: Data<E>) => string);
  /** The end of the page's bar: a fixed element, or one rendered from the answer. */
  aside?: ReactElement | ((data: Data<E>, again: Again) => ReactNode);
} & Waiting &
  (Drawn<E> | Kept<E>);

const useNothing = () => undefined;

const useNoPayload = () => ({});

const shape = <K extends 'detail' | 'result', E extends Endpoint>(
  kind: K,
  source: E,
  options: Options<E>,
): KindView<K> => {
  const {
    useAsked = useNoPayload,
    useBack = useNothing,
    bones = [],
    skeleton = <Skeletons bones={bones} />,
    gone,
    failed = gone && goneTo(gone.to, gone.link, gone.passing),
    unnamed,
    fresh,
    share,
    title,
    aside,
    action,
    body,
    useParts,
    ...frame
  } = options;
  const useFresh = fresh ? useSeenAgain : useNothing;
  const barOf = (again: Again, data?: Data<E>) => ({
    title: typeof title === 'function' ? data && title(data) : title,
    aside: typeof aside === 'function' ? data && aside(data, again) : aside,
  });
  const Known =
    useParts &&
    (({ data, again, onBack }: { data: Data<E>; again: Again; onBack: Frame['onBack'] }) => {
      const { body: content, ...parts } = useParts(data, again);
      return (
        <PageFrame {...frame} onBack={onBack} {...barOf(again, data)} {...parts}>
          {content}
        </PageFrame>
      );
    });
  const Shown = () => {
    const asked = useAsked();
    const called: ReadValue<Data<E>> = useCall(source, asked, { when: asked !== undefined });
    const { data } = called;
    const back = useBack();
    const onBack = back === undefined ? undefined : () => goBack(back);
    useFresh(called.retry);
    useShareCard(data && share?.(data));
    if (!asked && unnamed) return unnamed;
    if (!asked && gone)
      return (
        <PageFrame {...frame} onBack={onBack} title={barOf(called).title}>
          <Gone text={gone.missing ?? ''} href={gone.to} name={gone.link} />
        </PageFrame>
      );
    if (Known && data !== undefined)
      return <Known key={JSON.stringify(asked)} data={data} again={called} onBack={onBack} />;
    return (
      <PageFrame
        {...frame}
        onBack={onBack}
        {...barOf(called, data)}
        action={data && action?.(data, called)}
      >
        <Answered of={called} skeleton={skeleton} failed={failed}>
          {(answer) => body?.(answer, called)}
        </Answered>
      </PageFrame>
    );
  };
  return Object.assign(Shown, { kind, source });
};

/** A page about one thing, which the call `source` answers. */
export const detailView = <E extends Endpoint>(source: E, options: Options<E>) =>
  shape('detail', source, options);

/** A page about how something ended, which the call `source` answers. */
export const resultView = <E extends Endpoint>(source: E, options: Options<E>) =>
  shape('result', source, { ground: 'card', ...options });
