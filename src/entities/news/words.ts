import { bigCount } from '#src/ui/value/big-count.ts';

export const newsWord = '资讯';

/** '' for never. */
export const readsText = (reads: number): string => (reads > 0 ? `${bigCount(reads)}次阅读` : '');
