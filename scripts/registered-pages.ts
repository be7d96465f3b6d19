import { firstCalls } from '#src/app/first-calls.ts';
import { pageRows } from '#src/app/page-rows.ts';
import { sessionKeys } from '#src/platform/session/session.ts';

export const { token: sessionToken } = sessionKeys;

export const registeredPages = pageRows.map(({ page, noun, view }) => ({
  pattern: page.pattern,
  noun,
  access: page.access,
  /** Whether it shows nothing but what a call answers. */
  waits: page.kind === 'list' || page.kind === 'detail' || page.kind === 'result',
  view,
  calls: firstCalls(page),
}));
