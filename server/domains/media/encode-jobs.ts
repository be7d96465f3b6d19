import { inArray } from 'drizzle-orm';
import { mediaFile } from '../../db/tables/media.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import type { Sweep } from '../../platform/jobs/sweeping.ts';
import { sweepMaking, sweepStreams } from '../../platform/transcoding/make-stream.ts';
import { type EncodingServices, encodeMedia, keyOf } from './encode.ts';
import { MEDIA_REPLACE, replaceWhenReady } from './encode-replace.ts';
import { MEDIA_ENCODE } from './job-kinds.ts';

/** Streams of removed files; a folder that people put there has another name. */
const sweepOrphans =
  ({ transcoding }: Pick<EncodingServices, 'transcoding'>): Sweep =>
  async (db, now) => {
    await sweepStreams(transcoding, now, async (streams) => {
      const keys = streams.flatMap((stream) => keyOf(stream) ?? []);
      const rows = await db
        .select({ key: mediaFile.key })
        .from(mediaFile)
        .where(inArray(mediaFile.key, keys));
      const known = new Set(rows.map(({ key }) => key));
      return streams.filter((stream) => {
        const key = keyOf(stream);
        return key !== undefined && !known.has(key);
      });
    });
  };

export const serveEncoding = ({ jobs }: DomainHost, services: EncodingServices): void => {
  jobs.heavy({ [MEDIA_ENCODE]: encodeMedia(services) });
  jobs.own({ [MEDIA_REPLACE]: replaceWhenReady });
  jobs.hourly({
    'half-streams': (_db, now) => sweepMaking(services.transcoding, now),
    'orphan-streams': sweepOrphans(services),
  });
};
