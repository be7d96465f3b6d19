import { uploadApi } from '../../../schemas/upload/endpoints.ts';
import { implement, ofMember } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { JobHost } from '../../platform/jobs/run.ts';
import { limited } from '../../platform/limits/limited.ts';
import { UPLOAD_LIMIT } from './keep-picture.ts';
import { uploadJobs } from './sweep.ts';
import { uploadMedia } from './upload-media.ts';
import { uploadPicture } from './upload-picture.ts';

/** Of one member in a minute, kept or refused. */
const UPLOADS = 60;

/** The calls that keep pictures, and the end of those that nothing names. */
export const serveUpload = (host: JobHost, services: Services): void => {
  implement(
    host,
    uploadApi,
    {
      uploadMedia: ofMember(limited(UPLOADS, uploadMedia(services))),
      uploadPicture: ofMember(limited(UPLOADS, uploadPicture(services))),
    },
    { uploadPicture: UPLOAD_LIMIT },
  );
  host.jobs.own(uploadJobs(services.uploads));
};
