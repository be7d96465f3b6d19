/** Every address of a home page (home rule 16). */
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

/** Whether a home page stands at this path; case and a slash at its end do not matter. */
export const isHomeAddress = (path: string): boolean => known.has(plain(path));
