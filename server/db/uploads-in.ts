import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The files of uploads that a text names, as an array; immutable, so that indexes hold it. */
export const uploadsIn = (text: SQLWrapper): SQL => sql`uploads_in(${text})`;

/** Whether a text that has an index by `uploadsIn` names that file. */
export const namesUpload = (text: SQLWrapper, file: string): SQL =>
  sql`${uploadsIn(text)} @> array[${file}]::text[]`;
