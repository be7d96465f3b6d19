import type { Secret } from '../../platform/secret.ts';
import type { Uploads } from '../../platform/uploads.ts';

/** What the console's verbs work with, beside the database. */
export type Desk = { secret: Secret; uploads: Uploads };
