/** Tabs by their names, each with how much waits there; 0 and none stand for nothing. */
export const countedTabs = <T extends string>(
  tabs: readonly T[],
  names: Readonly<Record<T, string>>,
  counts: Readonly<Partial<Record<T, number>>>,
) =>
  tabs.map((value) => ({
    value,
    label: counts[value] ? `${names[value]} ${counts[value]}` : names[value],
  }));
