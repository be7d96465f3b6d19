import type { ComponentProps, ReactNode } from 'react';
import type { Data, Endpoint, Payload } from '../../schemas/define-endpoint.ts';
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
  bones: ComponentProps<typeof Skeletons>['bones'];
  /** Where something that is gone leads to, and what it says where the address names nothing. */
  gone?: { to: string; link: string; missing?: string; passing?: readonly string[] };
  /** Asked anew whenever the page is seen again. */
  fresh?: true;
  share?: (data: Data<E>) => Partial<ShareCard>;
  title?: (data: Data<E>) => string;
  aside?: (data: Data<E>, again: Again) => ReactNode;
  action?: (data: Data<E>, again: Again) => ReactNode;
  body: (data: Data<E>, again: Again) => ReactNode;
};

const useNothing = (): void => undefined;

const shape = <K extends 'detail' | 'result', E extends Endpoint>(
  kind: K,
  source: E,
  options: Options<E>,
): KindView<K> => {
  const { bones, gone, fresh, share, title, aside, action, body, ...frame } = options;
  const useAsked = options.useAsked ?? (() => ({}));
  const useFresh = fresh ? useSeenAgain : useNothing;
  const failed = gone && goneTo(gone.to, gone.link, gone.passing);
  const Shown = () => {
    const asked = useAsked();
    const called: Called<Data<E>> = useCall(source, asked, asked !== undefined);
    const { data } = called;
    useFresh(called.retry);
    useShareCard(data && share?.(data));
    if (!asked && gone)
      return (
        <PageFrame {...frame}>
          <Gone text={gone.missing ?? ''} href={gone.to} name={gone.link} />
        </PageFrame>
      );
    return (
      <PageFrame
        {...frame}
        title={data && title?.(data)}
        aside={data && aside?.(data, called)}
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
