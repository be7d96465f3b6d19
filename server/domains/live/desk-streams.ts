import type { DeskFault } from '#schemas/desk/fields.ts';
import type { Database } from '../../db/database.ts';
import { live } from '../../db/tables/live.ts';
import type { DeskSite, Inspected } from '../desk/index.ts';
import { offeredStreams } from '../media/index.ts';

const airs = { kinds: ['video'], by: 'airs', elsewhere: true } as const;

/** What lies elsewhere cannot be looked at. */
export const streams = {
  stream: offeredStreams({ column: live.stream, ...airs }),
  replay: offeredStreams({ column: live.replay, ...airs }),
} as const;

/** A broadcast names only what plays. */
export const inspectStreams = async (
  _db: Database,
  site: DeskSite,
  rows: readonly Inspected[],
): Promise<(DeskFault | undefined)[]> => {
  const faultOf = async ({ values, changed }: Inspected): Promise<DeskFault | undefined> => {
    for (const [name, { isThere, absent }] of Object.entries(streams)) {
      const stream = String(values[name] ?? '');
      if (!changed.includes(name) || stream === '') continue;
      if (!(await isThere(site, stream))) return absent(name);
    }
    return undefined;
  };
  return Promise.all(rows.map(faultOf));
};
