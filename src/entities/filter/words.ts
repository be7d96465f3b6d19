import type { Filter } from '#src/platform/navigation/use-filter.ts';

/** The words of a list that a filter has emptied: what is set, and the way out; else undefined. */
export const nothingLeft = ({ chosen, active, clear }: Filter) =>
  active === 0
    ? undefined
    : { text: `没有符合“${chosen.join('、')}”的内容`, link: '清除筛选', to: clear };
