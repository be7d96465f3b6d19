import { mediaDeskApi } from '#schemas/media/desk-endpoints.ts';
import { mediaApi } from '#schemas/media/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { replaceDeskMedia } from './desk/replace.ts';
import * as desk from './desk/verbs.ts';
import { serveEncoding } from './encode-jobs.ts';
import { MEDIA_JUDGE } from './job-kinds.ts';
import { judgeMedia } from './judge.ts';
import { servePlay } from './play.ts';
import { mediaSweeps } from './sweep.ts';
import { takeParts } from './take-parts.ts';
import * as own from './verbs/own.ts';

export const serve = (host: DomainHost, services: Services): void => {
  implement(host, mediaApi, {
    mediaList: own.listMedia(services),
    beginMedia: own.beginMedia(services),
    renameMedia: own.renameMedia,
    removeMedia: own.removeMedia(services),
    retryMedia: own.retryMedia(services),
  });
  implement(host.console, mediaDeskApi, {
    listMedia: desk.listMedia(services),
    readEncoder: desk.readEncoder(services),
    mediaUses: desk.mediaUses,
    beginDeskMedia: desk.beginDeskMedia(services),
    changeMedia: desk.changeMedia,
    removeDeskMedia: desk.removeDeskMedia(services),
    retryDeskMedia: desk.retryDeskMedia(services),
    replaceDeskMedia,
  });
  takeParts(host, services);
  servePlay(host, services);
  serveEncoding(host, services);
  host.jobs.own({ [MEDIA_JUDGE]: judgeMedia(services) });
  host.jobs.hourly(mediaSweeps(services));
};
