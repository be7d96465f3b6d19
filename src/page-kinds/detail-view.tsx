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

/** What may be done on the page beside what it shows. */
type Again = { retry: () => void };

/** Shown until the answer is there; `skeleton`: a shape that is not made of bones. */
type Waiting =
  | { bones: ComponentProps<typeof Skeletons>['bones']; skeleton?: never }
  | { bones?: never; skeleton: ReactElement };

/** Each part is drawn of the answer. */
type Drawn<E extends Endpoint> = {
  action?: (data: Data<E>, again: Again) => ReactNode;
  body: (data: Data<E>, again: Again) => ReactNode;
  useParts?: never;
};

type Parts = Pick<Frame, 'title' | 'aside' | 'action'> & { body: ReactNode };

/** The parts share what somebody does on the page; that is forgotten where another thing is asked for. */
type Kept<E extends Endpoint> = {
  action?: never;
  body?: never;
  useParts: (data: Data<E>, again: Again) => Parts;
};

/** What is shown of one answer, and where it stands. */
type Options<E extends Endpoint> = Pick<Frame, 'ground' | 'flush' | 'spaced' | 'tab'> & {
  /** What the address asks for; undefined where it does not say. Without it the call asks for nothing. */
  useAsked?: () => Partial<Payload<E>> | undefined;
  /** In place of the registered way back: where it leads by the address. */
  useBack?: () => string;
  /** Where something that is gone leads to, and what it says where the address names nothing. */
  gone?: { to: string; link: string; missing?: string; passing?: readonly string[] };
  /** In place of what `gone` leads to: what a failure says; undefined where it can be tried again. */
  failed?: ComponentProps<typeof Answered>['failed'];
  /** In place of the page where the address names nothing. */
  unnamed?: ReactNode;
  /** Asked anew whenever the page is seen again. */
  fresh?: true;
  share?: (data: Data<E>) => Partial<ShareCard>;
  /** In place of the registered title: words that stand from the beginning, or those of the answer. */
  title?: string | ((data: Data<E>) => string);
  /** At the end of the bar: what stands there from the beginning, or what the answer brings. */
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
  const { useAsked = useNoPayload, useBack = useNothing, bones = [], skeleton, ...rest } = options;
  const { failed: told, ...shown } = rest;
  const { gone, unnamed, fresh, share, title, aside, action, body, useParts, ...frame } = shown;
  const waiting = skeleton ?? <Skeletons bones={bones} />;
  const useFresh = fresh ? useSeenAgain : useNothing;
  const failed = told ?? (gone && goneTo(gone.to, gone.link, gone.passing));
  const titleOf = (data?: Data<E>) => (typeof title === 'function' ? data && title(data) : title);
  const asideOf = (again: Again, data?: Data<E>) =>
    typeof aside === 'function' ? data && aside(data, again) : aside;
  const Known =
    useParts &&
    (({ data, again }: { data: Data<E>; again: Again }) => {
      const { body: content, ...parts } = useParts(data, again);
      return (
        <PageFrame {...frame} title={titleOf(data)} aside={asideOf(again, data)} {...parts}>
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
        <PageFrame {...frame} onBack={onBack} title={titleOf()}>
          <Gone text={gone.missing ?? ''} href={gone.to} name={gone.link} />
        </PageFrame>
      );
    if (Known && data !== undefined)
      return <Known key={JSON.stringify(asked)} data={data} again={called} />;
    return (
      <PageFrame
        {...frame}
        onBack={onBack}
        title={titleOf(data)}
        aside={asideOf(called, data)}
        action={data && action?.(data, called)}
      >
        <Answered of={called} skeleton={waiting} failed={failed}>
          {(answer) => body?.(answer, called)}
        </Answered>
      </PageFrame>
    );
  };
  return Object.assign(Shown, { kind, source });
};

/** A page of one thing: `source` answers it. */
export const detailView = <E extends Endpoint>(source: E, options: Options<E>) =>
  shape('detail', source, options);

/** A page that says how something ended: `source` answers that. */
export const resultView = <E extends Endpoint>(source: E, options: Options<E>) =>
  shape('result', source, { ground: 'card', ...options });
