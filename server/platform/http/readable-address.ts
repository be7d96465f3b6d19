/**
 * An address that the server can read. A link that was cut in the middle of a character still opens
 * its page, and so does one with a backslash, which the server of files refuses to look at.
 */
export const readableAddress = (url: string): string => {
  if (!url.includes('%')) return url;
  try {
    decodeURIComponent(url);
    return url.replace(/%5c/gi, '%2F');
  } catch {
    return url.replaceAll('%', '%25');
  }
};
