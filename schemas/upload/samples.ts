import { sampleOf } from '../sample.ts';
import {
  renewPicture,
  uploadMedia,
  uploadPicture,
  uploadRecording,
  uploadVoice,
} from './endpoints.ts';

const key = 'k';

export const samples = [
  sampleOf(uploadMedia, {
    payload: { media_id: 'm', key },
    tidy: { data: '/u.png' },
    data: { data: '/u.png' },
  }),
  sampleOf(renewPicture, {
    payload: { address: '/uploads/a.png?t=x' },
    tidy: { data: '/u.png' },
    data: { data: '/u.png' },
  }),
  sampleOf(uploadPicture, {
    payload: { content: 'aGVsbG8h'.repeat(1000), key },
    tidy: { data: '/u.png' },
    data: { data: '/u.png' },
  }),
  sampleOf(uploadVoice, {
    payload: { media_id: 'm', key },
    quiet: true,
    tidy: { data: '/u.amr' },
    data: { data: '/u.amr' },
  }),
  sampleOf(uploadRecording, {
    payload: { content: 'aGVsbG8h'.repeat(1000), key },
    quiet: true,
    tidy: { data: '/u.webm' },
    data: { data: '/u.webm' },
  }),
];
