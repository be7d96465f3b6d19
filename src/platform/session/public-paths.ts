/** Where a visitor may go (shell rule 36), in lower case: the router tells none apart. */
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

/** `case` in the list of public paths is everything under it (shell rule 36). */
const PUBLIC_FOLDER = '/case/';

/** Whether a visitor may see the page at this path. */
export const isPublicPath = (path: string): boolean => {
  const plain = path.toLowerCase();
  return publicPaths.has(plain.replace(/(?<=.)\/$/, '')) || plain.startsWith(PUBLIC_FOLDER);
};
