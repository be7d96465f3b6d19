/** The key of a row, unique also in lists that mix kinds; undefined where a row has none. */
export const rowKey = (item: unknown): string | undefined => {
  const { id, orderId, kind, target, type } = Object(item);
  const own = id ?? orderId;
  return own === undefined ? undefined : [kind, target, type, own].join(' ');
};

/** Joins two pages; a row in both, since it moved in between, is shown once. */
export const joined = (items: readonly unknown[], more: readonly unknown[]): unknown[] => {
  const known = new Set(items.map(rowKey));
  const isNew = (item: unknown): boolean => {
    const key = rowKey(item);
    if (key === undefined) return true;
    return !known.has(key) && known.add(key).has(key);
  };
  return [...items, ...more.filter(isNew)];
};
