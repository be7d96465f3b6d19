import type { ReactNode } from 'react';
import type { Page } from '../../schemas/structures.ts';
import type { SectionProps } from '../../src/engine/section-definition.ts';
import { usePages } from '../../src/platform/reading/use-pages.ts';
import { ListFoot } from '../../src/ui/list/foot.tsx';
import { SectionFrame } from '../../src/ui/page/section-frame.tsx';

/** What differs between paged lists, besides their call. */
export type ListOptions<T> = {
  /** Address behind 更多. */
  more: string;
  /** `append`: 查看更多 adds a page; `swap`: 换一换 replaces the page. */
  mode: 'append' | 'swap';
  /** Begins with four items. */
  few?: boolean;
  draw: (items: readonly T[]) => ReactNode;
};

type Props<T> = SectionProps<Page<T>> & ListOptions<T>;

/** A titled list of a call that answers by the page. */
export const PagedList = <T,>({ title, data, source, more, mode, few, draw }: Props<T>) => {
  const { items, page, state, next } = usePages(source, data, mode, { few });
  const swaps = mode === 'swap';
  return (
    <SectionFrame
      title={title}
      more={more}
      page={swaps ? page : undefined}
      foot={<ListFoot label={swaps ? '换一换' : '查看更多'} state={state} onPress={next} />}
    >
      {draw(items)}
    </SectionFrame>
  );
};
