/** 1 to 9 as a number, more as an ellipsis, none as ''. */
export const unreadBadge = (count: number): string =>
  count > 9 ? '…' : count > 0 ? String(count) : '';
