import type { ComponentProps } from 'react';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Answered } from '#src/ui/state/answered.tsx';

type Props<D> = ComponentProps<typeof Answered<D>> &
  Omit<ComponentProps<typeof PageFrame>, 'children'>;

/**
 * The answer of a page whose content brings its own frame. The other properties are those of the frame
 * shown until there is an answer, and where the call fails.
 */
export const FramedAnswer = <D,>({ of, skeleton, failed, children, ...frame }: Props<D>) => {
  if (of.data !== undefined) return children(of.data);
  return (
    <PageFrame {...frame}>
      <Answered of={of} skeleton={skeleton} failed={failed}>
        {children}
      </Answered>
    </PageFrame>
  );
};
