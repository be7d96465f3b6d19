import type { CDPSession } from 'playwright-core';

/** `initiator` as the protocol has it, of which only this is read here. */
type Initiator = {
  type: string;
  url?: string | undefined;
  stack?: Stack | undefined;
};
type Stack = { callFrames: readonly { url: string }[]; parent?: Stack | undefined };

const isCode = (url: string): boolean => /\.(?:js|css)$/.test(new URL(url).pathname);

const urlsIn = (stack: Stack | undefined): readonly string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...urlsIn(stack.parent)] : [];

/**
 * Follows which file asked for which. Gives the length of the longest chain among the files that are named: 1
 * where the document names all of them, 2 where one is asked for by another's code.
 */
export const followFiles = (devtools: CDPSession) => {
  const depths = new Map<string, number>();
  const depthOf = ({ url = '', stack }: Initiator): number =>
    Math.max(0, ...[url, ...urlsIn(stack)].map((from) => depths.get(from) ?? 0));
  devtools.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const { url } = request;
    if (url.startsWith('http') && isCode(url) && !depths.has(url))
      depths.set(url, 1 + depthOf(initiator));
  });
  return {
    longest: (urls: readonly string[]): number =>
      Math.max(0, ...urls.map((url) => depths.get(url) ?? 0)),
  };
};
