/** Unread messages on the tab: 1 to 9 as a number, more as an ellipsis, none as nothing. */
export const unreadBadge = (count: number): string =>
  count > 9 ? '…' : count > 0 ? String(count) : '';
