import type { ReactNode } from 'react';
import type { SettingsOf } from '#schemas/layout/section-settings.ts';
import type { Page } from '#schemas/wire/structures.ts';
import type { SectionProps } from '#src/engine/section-definition.ts';
import { usePages } from '#src/platform/reading/use-pages.ts';
import { ListFoot } from '#src/ui/list/foot.tsx';
import { SectionFrame } from '#src/ui/page/section-frame.tsx';

type ListShape = {
  /** `append`: 查看更多 adds a page; `swap`: 换一换 replaces the page; `rail`: that stands in the head. */
  mode: 'append' | 'swap' | 'rail';
  /** Begins with so many items. */
  few?: number;
};

export type ListOptions<T> = {
  more: string;
  shape: (settings: ListSettings) => ListShape;
  draw: (items: readonly T[], settings: ListSettings) => ReactNode;
};

export type ListSettings = Pick<SettingsOf<'音频模块'>, 'as' | 'count' | 'more' | 'quiet'>;

type Props<T> = SectionProps<Page<T>, ListSettings> & ListOptions<T>;

export const PagedList = <T,>({ title, data, source, settings, ...list }: Props<T>) => {
  const { mode, few } = list.shape(settings);
  const rail = mode === 'rail';
  const paging = usePages(source, data, rail ? 'swap-all' : mode, {
    few: settings.count === undefined ? few : undefined,
  });
  const { items, page, state, next } = paging;
  const swaps = mode === 'swap';
  return (
    <SectionFrame
      title={title}
      more={settings.more ?? list.more}
      quiet={settings.quiet}
      page={swaps ? page : undefined}
      swap={rail ? { state, onPress: next } : undefined}
      foot={
        !rail && (
          <ListFoot
            label={swaps && !paging.few ? '换一换' : '查看更多'}
            state={state}
            onPress={next}
          />
        )
      }
    >
      {list.draw(items, settings)}
    </SectionFrame>
  );
};
