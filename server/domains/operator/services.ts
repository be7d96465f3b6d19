import type { Secret } from '../../platform/auth/secret.ts';
import type { Uploads } from '../../platform/storage/uploads.ts';

/** What the console's verbs work with, beside the database. */
export type ConsoleServices = { secret: Secret; uploads: Uploads };
