/** Paths that a visitor may open (shell rule 36), in lower case, since the router ignores case. */
const publicPaths: ReadonlySet<string> = new Set([
  '/',
  '/login',
  '/index',
  '/redindex',
  '/foodindex',
  '/drawindex',
  '/newindex',
  '/welogin',
  '/member_disabled',
  '/weizanlogin',
]);

/** `case` in the list of public paths means every path below it (shell rule 36). */
const PUBLIC_FOLDER = '/case/';

export const isPublicPath = (path: string): boolean => {
  const plain = path.toLowerCase();
  return publicPaths.has(plain.replace(/(?<=.)\/$/, '')) || plain.startsWith(PUBLIC_FOLDER);
};
