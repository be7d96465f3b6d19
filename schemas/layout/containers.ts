/**
 * Sections that hold other sections, one level deep; rows as in `home-sections.ts`. The order and every
 * layout may list them. `most`: how many sections one may hold.
 */
export const containers = {
  标签组: { aliases: [], most: 8 },
  双列组: { aliases: [], most: 12 },
} as const;

export type ContainerName = keyof typeof containers;

// the record's own keys, which `Object.keys` widens to string
export const containerNames = Object.keys(containers) as ContainerName[];

export const isContainer = (name: unknown): name is ContainerName =>
  containerNames.some((container) => container === name);
