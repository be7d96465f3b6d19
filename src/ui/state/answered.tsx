import type { ReactNode } from 'react';
import { type SkeletonKind, skeleton } from '../skeleton/skeleton.tsx';
import css from './answered.module.css';
import { type DrawnAnswer, drawAnswer } from './draw-answer.ts';
import { ErrorScreen } from './error-screen.tsx';

type Shapes = readonly (readonly [kind: SkeletonKind, count: number])[];

/** Empty for the first 200 ms, so that a quick answer does not flash. */
export const Skeletons = ({ shapes }: { shapes: Shapes }) => (
  <div className={css.waiting} role="status" aria-label="正在加载" aria-busy="true">
    {shapes.map(([kind, count], index) => {
      const Shape = skeleton(kind, count);
      // the row has a fixed number of shapes
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing in it moves
      return <Shape key={index} />;
    })}
  </div>
);

/** `code`: the server's, '' where no server answered; `refusal`: its name, if known. */
type Failure = { message: string; code?: string; refusal?: string | undefined };

type Props<D> = {
  /** The result of `useCall`. */
  of: DrawnAnswer<D, Failure>;
  skeleton: ReactNode;
  children: (data: D) => ReactNode;
  /** Replaces the usual message of a failure, such as for something that does not exist. */
  failed?: ((error: Failure) => ReactNode) | undefined;
};

export const Answered = <D,>({ of, skeleton: waiting, children, failed }: Props<D>) =>
  drawAnswer(of, {
    waiting,
    data: children,
    failed: (error) =>
      failed?.(error) ?? (
        <ErrorScreen
          title="没有加载出来"
          advice={error.message}
          action="重新加载"
          onAction={of.retry}
        />
      ),
  });
