import type { ReactNode } from 'react';
import { type SkeletonKind, skeleton } from '../skeleton/skeleton.tsx';
import css from './answered.module.css';
import { type DrawnAnswer, drawAnswer } from './draw-answer.ts';
import { ErrorScreen } from './error-screen.tsx';

type Bones = readonly (readonly [kind: SkeletonKind, count: number])[];

/** The shape of what is to come; nothing at all for the first 200 ms, so that a quick answer does not flash. */
export const Skeletons = ({ bones }: { bones: Bones }) => (
  <div className={css.waiting} role="status" aria-label="正在加载" aria-busy="true">
    {bones.map(([kind, count], index) => {
      const Bone = skeleton(kind, count);
      // the row has a fixed number of shapes
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing in it moves
      return <Bone key={index} />;
    })}
  </div>
);

/** `code`: the server's, '' where it did not get that far; `refusal`: its name, where it is known. */
type Failure = { message: string; code?: string; refusal?: string | undefined };

type Props<D> = {
  /** What `useCall` gave. */
  of: DrawnAnswer<D, Failure>;
  /** Shown until the answer is there. */
  skeleton: ReactNode;
  children: (data: D) => ReactNode;
  /** Instead of the usual words where the call failed, such as for something that is gone. */
  failed?: ((error: Failure) => ReactNode) | undefined;
};

/** What a call answers: its shape until it is there, and a way to try again where it fails. */
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
