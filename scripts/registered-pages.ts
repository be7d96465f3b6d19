import path from 'node:path';
import * as z from 'zod/mini';
import { firstCalls } from '#src/app/first-calls.ts';
import type { NamedCall } from '#src/app/start-calls.ts';
import type { PageRoute } from '#src/platform/navigation/page.ts';
import { sessionKeys } from '#src/platform/session/session.ts';

const modules = import.meta.glob<PageRoute>('/src/pages/*/**/page.ts', {
  eager: true,
  import: 'page',
});

const body = z.record(z.string(), z.unknown());

/** The first calls of a page as they are sent, each in the very words in which its page would send it. */
const callsOf = ({ pattern, access }: PageRoute): readonly NamedCall[] =>
  (firstCalls[pattern] ?? []).map(({ endpoint, from, payload }) => {
    const needed = Object.entries(from).filter(([, place]) => !place?.endsWith('?'));
    const given = Object.fromEntries(needed.map(([name]) => [name, '1']));
    return {
      path: endpoint.path,
      member: access === 'member' || endpoint.access === 'member',
      body: z.parse(body, z.parse(endpoint.payload, { ...given, ...payload })),
      from,
    };
  });

/** Where the token is stored. */
export const sessionToken = sessionKeys.token;

/** Every page that is no home page: its folder and what it asks for first. */
export const registeredPages = Object.entries(modules).map(([file, page]) => ({
  pattern: page.pattern,
  folder: path.dirname(file).slice(1),
  calls: callsOf(page),
}));
