import { uploadApi } from '#schemas/upload/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { renewPicture } from './renew-picture.ts';
import { serveUploads } from './serve-uploads.ts';
import { fileSweeps, uploadJobs } from './sweep.ts';
import { uploadMedia } from './upload-media.ts';
import { uploadPicture } from './upload-picture.ts';
import { uploadRecording, uploadVoice } from './upload-recording.ts';

export const serve = (host: DomainHost, services: Services): void => {
  implement(host, uploadApi, {
    uploadMedia: uploadMedia(services),
    uploadPicture: uploadPicture(services),
    renewPicture: renewPicture(services),
    uploadRecording: uploadRecording(services),
    uploadVoice: uploadVoice(services),
  });
  serveUploads(host, services.uploads);
  host.jobs.own(uploadJobs(services.uploads));
  host.jobs.hourly(fileSweeps(services.uploads));
};
