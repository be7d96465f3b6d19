export const at = (list: readonly number[], index: number) => list[index % list.length] ?? 0;
