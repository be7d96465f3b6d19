/** Home rule 16. */
export const homeAddresses = [
  '/',
  '/newIndex',
  '/index',
  '/redIndex',
  '/foodIndex',
  '/drawIndex',
] as const;

export type HomeAddress = (typeof homeAddresses)[number];

const plain = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, '');

const known: ReadonlySet<string> = new Set(homeAddresses.map(plain));

/** Ignores case and a trailing slash. */
export const isHomeAddress = (path: string): boolean => known.has(plain(path));
