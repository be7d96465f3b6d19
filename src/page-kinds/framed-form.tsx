import type { ComponentProps, FC, ReactElement, ReactNode } from 'react';
import type { Data, Endpoint, Payload, ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import type { KindView } from '#src/platform/navigation/page.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { FormSkeleton } from '#src/ui/skeleton/form.tsx';
import { Answered } from '#src/ui/state/answered.tsx';
import { FramedAnswer } from './framed-answer.tsx';

type Failure = Parameters<NonNullable<ComponentProps<typeof Answered>['failed']>>[0];

type Again = { retry: () => void };

type Given<K, A> = { known: K; query: A; again: Again };

/** `Form` is put into the page's frame; `Page` brings its own, for a way back that asks first. */
type Content<K, A> =
  | { Form: FC<Given<K, A>>; Page?: never }
  | { Form?: never; Page: FC<Given<K, A>> };

type Address<A> = {
  useQuery?: (() => A) | undefined;
};

export type Begun<B extends ReadEndpoint, A> = {
  /** The call whose answer the form starts from; its payload comes from the address. */
  begins: B;
  /** Shows no earlier answer. */
  fresh?: true | undefined;
  /** Shown in place of the form where there is nothing to fill in. */
  instead?: ((known: Data<B>) => ReactNode) | undefined;
  /** Renders a failure; undefined for one that can be retried. */
  failed?: ((error: Failure, again: Again) => ReactNode) | undefined;
  skeleton?: ReactElement | undefined;
  /** Replaces the registered way back until the answer has arrived. */
  onBack?: (() => void) | undefined;
} & Address<A>;

export type Blank<A> = { begins?: undefined } & Address<A>;

type Frame = Pick<ComponentProps<typeof PageFrame>, 'spaced'>;

// an empty payload: every call's `Partial` accepts it
const useNoQuery = <A,>() => ({}) as A;

const begunForm = <B extends ReadEndpoint, A extends Partial<Payload<B>>>(
  options: Begun<B, A> & Frame & Content<Data<B>, A>,
): FC => {
  const { begins, useQuery = useNoQuery<A>, fresh = false, instead, failed, onBack } = options;
  const { skeleton = <FormSkeleton />, spaced = true, Form, Page } = options;
  return () => {
    const query = useQuery();
    const called = useCall(begins, query, { fresh });
    const answer = {
      of: called,
      skeleton,
      failed: failed && ((error: Failure) => failed(error, called)),
    };
    if (Page)
      return (
        <FramedAnswer {...answer} ground="card" spaced={spaced} onBack={onBack}>
          {(known) => instead?.(known) || <Page known={known} query={query} again={called} />}
        </FramedAnswer>
      );
    return (
      <PageFrame ground="card" spaced={spaced} onBack={onBack}>
        <Answered {...answer}>
          {(known) => instead?.(known) || <Form known={known} query={query} again={called} />}
        </Answered>
      </PageFrame>
    );
  };
};

const again: Again = { retry: () => undefined };

const blankForm = <A extends object>(options: Blank<A> & Frame & Content<undefined, A>): FC => {
  const { useQuery = useNoQuery<A>, spaced = true, Form, Page } = options;
  return () => {
    const given = { known: undefined, query: useQuery(), again };
    if (Page) return <Page {...given} />;
    return (
      <PageFrame ground="card" spaced={spaced}>
        <Form {...given} />
      </PageFrame>
    );
  };
};

type BegunOptions<B extends ReadEndpoint, A> = Begun<B, A> & Frame & Content<Data<B>, A>;
type BlankOptions<A> = Blank<A> & Frame & Content<undefined, A>;

const isBegun = <B extends ReadEndpoint, A>(
  options: BegunOptions<B, A> | BlankOptions<A>,
): options is BegunOptions<B, A> => options.begins !== undefined;

/** A form page around a form of its own, such as one of several steps, that sends `endpoint`. */
export function framedForm<B extends ReadEndpoint, A extends Partial<Payload<B>>>(
  endpoint: Endpoint,
  options: BegunOptions<B, A>,
): KindView<'form'>;
export function framedForm<A extends object>(
  endpoint: Endpoint,
  options: BlankOptions<A>,
): KindView<'form'>;
export function framedForm<B extends ReadEndpoint, A extends Partial<Payload<B>>>(
  endpoint: Endpoint,
  options: BegunOptions<B, A> | BlankOptions<A>,
): KindView<'form'>;
export function framedForm<B extends ReadEndpoint, A extends Partial<Payload<B>>>(
  endpoint: Endpoint,
  options: BegunOptions<B, A> | BlankOptions<A>,
): KindView<'form'> {
  const Shown = isBegun(options) ? begunForm(options) : blankForm(options);
  return Object.assign(Shown, { kind: 'form', source: endpoint, begins: options.begins } as const);
}
