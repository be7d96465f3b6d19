import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/** It clears all of it at its start; of its usual 128 MB a site that one process serves has no use. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** The embedded engine on a folder that its caller has locked. */
export const openEngine = (
  dataDir: string,
  options: Pick<PGliteOptions, 'loadDataDir'> = {},
): PGlite => new PGlite({ ...options, dataDir, startParams });
