import { expect, it, vi } from 'vitest';
import { homeAddresses } from '#schemas/layout/home-addresses.ts';
import { startedServers } from '../../server/harness/server/started-server.ts';

const { start, filled } = startedServers();

const pageOf = async (origin: string, at: string) => {
  const response = await fetch(origin + at, { headers: { accept: 'text/html' } });
  const html = await response.text();
  const [, nonce = ''] = /nonce="([^"]*)"/.exec(html) ?? [];
  // what a drawing takes longer for is sent in pieces, whose styles and code stand elsewhere
  const sections = html.match(/<section [\s\S]*?<\/section>/g) ?? [];
  const answers = html.match(/<script type="application\/json"[\s\S]*?<\/script>/g) ?? [];
  return { nonce, drawn: [...sections, ...answers] };
};

it('answers the first requests for all homes at once as completely as later ones', async () => {
  const { origin } = await start(await filled());
  const first = await Promise.all(homeAddresses.map((at) => pageOf(origin, at)));
  for (const [index, at] of homeAddresses.entries()) {
    const { drawn = [], nonce } = first[index] ?? {};
    expect(drawn.join('')).toContain('data-state="ready"');
    // a drawing is shared for a second
    const later = await vi.waitUntil(
      async () => {
        const page = await pageOf(origin, at);
        return page.nonce !== nonce && page;
      },
      { timeout: 15_000 },
    );
    expect(later.drawn).toEqual(drawn);
  }
});
