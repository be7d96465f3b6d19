import type * as z from 'zod/mini';
import type { reviewDraft } from '#schemas/publication/endpoints.ts';

/** What an operator is told before a draft is published. */
export type Notice = z.output<typeof reviewDraft.data>['warnings'][number];
