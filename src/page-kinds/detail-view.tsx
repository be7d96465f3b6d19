import type { ComponentProps, ReactNode } from 'react';
import type { Data, Endpoint, Payload } from '../../schemas/define-endpoint.ts';
import { goBack } from '../platform/navigation/go-back.ts';
import type { KindView } from '../platform/navigation/page.ts';
import { type Called, useCall } from '../platform/reading/use-call.ts';
import { useSeenAgain } from '../platform/reading/use-seen-again.ts';
import type { ShareCard } from '../platform/share/card.ts';
import { useShareCard } from '../platform/share/use-card.ts';
import { PageFrame } from '../ui/page/frame.tsx';
import { Answered, Skeletons } from '../ui/state/answered.tsx';
import { Gone, goneTo } from '../ui/state/gone.tsx';

type Frame = ComponentProps<typeof PageFrame>;

/** What may be done on the page beside what it shows. */
type Again = { retry: () => void };

/** What is shown of one answer, and where it stands. */
type Options<E extends Endpoint> = Pick<Frame, 'ground' | 'flush' | 'spaced' | 'tab'> & {
  /** What the address asks for; undefined where it does not say. Without it the call asks for nothing. */
  useAsked?: () => Partial<Payload<E>> | undefined;
  /** In place of the registered way back: where it leads by the address. */
  useBack?: () => string;
  bones: ComponentProps<typeof Skeletons>['bones'];
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
  aside?: ReactNode | ((data: Data<E>, again: Again) => ReactNode);
  action?: (data: Data<E>, again: Again) => ReactNode;
  body: (data: Data<E>, again: Again) => ReactNode;
};

const useNothing = () => undefined;

const shape = <K extends 'detail' | 'result', E extends Endpoint>(
  kind: K,
  source: E,
  options: Options<E>,
): KindView<K> => {
  const { bones, gone, unnamed, fresh, share, title, aside, action, body, ...frame } = options;
  const useAsked = options.useAsked ?? (() => ({}));
  const useBack = options.useBack ?? useNothing;
  const useFresh = fresh ? useSeenAgain : useNothing;
  const failed = options.failed ?? (gone && goneTo(gone.to, gone.link, gone.passing));
  const Shown = () => {
    const asked = useAsked();
    const called: Called<Data<E>> = useCall(source, asked, asked !== undefined);
    const { data } = called;
    const back = useBack();
    const onBack = back === undefined ? undefined : () => goBack(back);
    useFresh(called.retry);
    useShareCard(data && share?.(data));
    if (!asked && unnamed) return unnamed;
    if (!asked && gone)
      return (
        <PageFrame {...frame} onBack={onBack} title={typeof title === 'string' ? title : undefined}>
          <Gone text={gone.missing ?? ''} href={gone.to} name={gone.link} />
        </PageFrame>
      );
    return (
      <PageFrame
        {...frame}
        onBack={onBack}
        title={typeof title === 'function' ? data && title(data) : title}
        aside={typeof aside === 'function' ? data && aside(data, called) : aside}
        action={data && action?.(data, called)}
      >
        <Answered of={called} skeleton={<Skeletons bones={bones} />} failed={failed}>
          {(answer) => body(answer, called)}
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
