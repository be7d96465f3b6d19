import type { Filter } from '#src/platform/navigation/use-filter.ts';

/** For a list that a filter has emptied; undefined without an active filter. */
export const nothingLeft = ({ chosen, active, clear }: Filter) =>
  active === 0
    ? undefined
    : { text: `没有符合“${chosen.join('、')}”的内容`, link: '清除筛选', to: clear };
