/** What tells a row from the others, of a list that mixes kinds too. */
const identity = (item: unknown): unknown => {
  const { id, kind, target, type } = Object(item);
  return id === undefined ? item : [kind, target, type, id].join(' ');
};

/** Rows that have moved to a further page since are not shown twice. */
export const joined = (items: readonly unknown[], more: readonly unknown[]): unknown[] => {
  const known = new Set(items.map(identity));
  return [...items, ...more.filter((item) => !known.has(identity(item)))];
};
