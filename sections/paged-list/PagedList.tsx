import type { ReactNode } from 'react';
import type { SettingsOf } from '#schemas/layout/section-settings.ts';
import type { Page } from '#schemas/wire/structures.ts';
import type { SectionProps } from '#src/engine/section-definition.ts';
import { usePages } from '#src/platform/reading/use-pages.ts';
import { ListFoot } from '#src/ui/list/foot.tsx';
import { SectionFrame } from '#src/ui/page/section-frame.tsx';

export type ListOptions<T> = {
  more: string;
  /** `append`: 查看更多 adds a page; `swap`: 换一换 replaces the page. */
  mode: 'append' | 'swap';
  /** Begins with four items. */
  few?: boolean;
  draw: (items: readonly T[], settings: ListSettings) => ReactNode;
};

export type ListSettings = Pick<SettingsOf<'音频模块'>, 'as' | 'count' | 'more' | 'quiet'>;

type Props<T> = SectionProps<Page<T>, ListSettings> & ListOptions<T>;

export const PagedList = <T,>(props: Props<T>) => {
  const { title, data, source, settings, more, mode, few, draw } = props;
  const { items, page, state, next } = usePages(source, data, mode, {
    few: few && settings.count === undefined,
  });
  const swaps = mode === 'swap';
  return (
    <SectionFrame
      title={title}
      more={settings.more ?? more}
      quiet={settings.quiet}
      page={swaps ? page : undefined}
      foot={<ListFoot label={swaps ? '换一换' : '查看更多'} state={state} onPress={next} />}
    >
      {draw(items, settings)}
    </SectionFrame>
  );
};
