import { join } from 'node:path';
import { STREAMS_FOLDER, streamsOf } from '../streams/stream-files.ts';
import { openStreams, type Streams } from '../streams/streams.ts';
import {
  type FinishedStreams,
  finishedInFolder,
  finishedInStore,
} from '../transcoding/finished-streams.ts';
import { MEDIA_FOLDER, type MediaStore, openMediaFolder } from './media-store.ts';
import type { ObjectStore } from './object-store.ts';
import type { S3Config } from './s3/config.ts';
import { openS3Store } from './s3/store.ts';
import { openStoredMedia } from './stored-media.ts';
import { openStoredUploads } from './stored-uploads.ts';
import { openUploads, type Uploads } from './uploads.ts';

type Storage = {
  uploads: Uploads;
  media: MediaStore;
  streams: Streams;
  finished: FinishedStreams;
  /** Folder of streams that are being made. */
  streamsFolder: string;
};

type Folders = {
  directory: string;
  /** Of the demo data, read only. */
  bundled?: { uploads: string; streams: string } | undefined;
};

/** All in the folder `directory`; with a store new files go there, and the folder keeps giving what it has. */
export const openStorage = (
  { directory, bundled }: Folders,
  s3: S3Config | undefined,
  store: ObjectStore | undefined = s3 && openS3Store(s3),
): Storage => {
  const streamsFolder = join(directory, STREAMS_FOLDER);
  const mediaFolder = join(directory, MEDIA_FOLDER);
  const uploads = openUploads(directory, bundled?.uploads);
  const finished = finishedInFolder(streamsFolder);
  const streamFolders = bundled ? [streamsFolder, bundled.streams] : [streamsFolder];
  if (!store)
    return {
      ...{ uploads, finished, streamsFolder },
      media: openMediaFolder(mediaFolder),
      streams: openStreams(streamFolders),
    };
  return {
    uploads: openStoredUploads(store, uploads, directory),
    media: openStoredMedia(store, mediaFolder),
    streams: openStreams(streamFolders, streamsOf(store)),
    finished: finishedInStore(store, finished),
    streamsFolder,
  };
};
