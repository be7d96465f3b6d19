import { bigCount } from '#src/ui/value/big-count.ts';

/** What everybody calls news. */
export const newsWord = '资讯';

/** How often an article was read, in words; '' for never. */
export const readsText = (reads: number): string => (reads > 0 ? `${bigCount(reads)}次阅读` : '');
