/** What tells a row from the others, of a list that mixes kinds too; undefined where nothing does. */
export const rowKey = (item: unknown): string | undefined => {
  const { id, orderId, kind, target, type } = Object(item);
  const own = id ?? orderId;
  return own === undefined ? undefined : [kind, target, type, own].join(' ');
};

/** Rows that have moved to a further page since, or come twice, are shown once. */
export const joined = (items: readonly unknown[], more: readonly unknown[]): unknown[] => {
  const known = new Set(items.map(rowKey));
  const isNew = (item: unknown): boolean => {
    const key = rowKey(item);
    if (key === undefined) return true;
    return !known.has(key) && known.add(key).has(key);
  };
  return [...items, ...more.filter(isNew)];
};
