import { pageOf, sampleOf } from '../sample.ts';
import { beginMedia, mediaList, removeMedia, renameMedia, retryMedia } from './endpoints.ts';

const file = {
  ...{ id: 8, upload: '', kind: 'video', name: '心电图入门.mp4', bytes: 734003200 },
  ...{ state: 'ready', reason: '', progress: 1000, stream: 'heart', address: '', poster: '/p.jpg' },
  ...{ duration_ms: 600000, retryable: 0, create_time: 1763625600 },
};
const cover = {
  ...{ id: 7, upload: '', kind: 'picture', name: '封面.jpg', bytes: 3900000, state: 'ready' },
  ...{ reason: '', progress: 0, stream: '', address: '/uploads/a.jpg', poster: '/uploads/a.jpg' },
  ...{ duration_ms: 0, retryable: 0, create_time: 1763622000 },
};
const read = {
  ...{ id: '8', upload: '', kind: 'video', name: '心电图入门.mp4', bytes: 734003200 },
  ...{ state: 'ready', reason: '', progress: 1000, stream: 'heart', address: '', poster: '/p.jpg' },
  ...{ durationMs: 600000, retryable: false, createdAt: 1763625600000 },
};
const key = 'k';

export const samples = [
  sampleOf(mediaList, {
    payload: { kind: 'all', state: 'all', keyword: '', page: 1 },
    tidy: pageOf([
      { ...file, id: 10, state: 'arriving', upload: 'u', name: '病例讨论.MOV', progress: 0 },
      { ...file, id: 9, state: 'processing', progress: 420, name: '查房录像.mp4' },
      file,
      cover,
      { ...file, id: 6, state: 'failed', reason: '视频打不开，可能已损坏', retryable: 1 },
    ]),
    wild: pageOf([{ ...file, bytes: '734003200', duration_ms: '600000', retryable: '0' }]),
    data: { items: [read], pageCount: 1 },
    states: { 空: pageOf([]) },
  }),
  sampleOf(beginMedia, {
    payload: { name: '心电图入门.mp4', bytes: 734003200, checksum: '', key },
    tidy: { id: 8, upload: 'u' },
    wild: { id: '8', upload: 'u' },
    data: { id: '8', upload: 'u' },
    quiet: true,
  }),
  sampleOf(renameMedia, { payload: { id: '8', name: '心电图.mp4' }, tidy: {}, data: {} }),
  sampleOf(removeMedia, { payload: { id: '8' }, tidy: {}, data: {} }),
  sampleOf(retryMedia, { payload: { id: '8' }, tidy: {}, data: {} }),
];
