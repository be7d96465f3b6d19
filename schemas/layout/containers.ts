/**
 * Sections that hold up to `most` other sections, one level deep. The order and every layout may list them.
 */
export const containers = {
  标签组: { aliases: [], most: 8 },
  双列组: { aliases: [], most: 12 },
} as const;

export type ContainerName = keyof typeof containers;

// `Object.keys` widens the keys of the literal to string
export const containerNames = Object.keys(containers) as ContainerName[];

export const isContainer = (name: unknown): name is ContainerName =>
  containerNames.some((container) => container === name);
