/** Missing rows are left out. */
export const inOrder = <T extends { id: number }>(
  ids: readonly number[],
  rows: readonly T[],
): T[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
