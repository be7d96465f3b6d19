import type { CallRow } from './call-row.ts';

const key = 'k';

export const uploadCalls: Record<string, CallRow> = {
  '/v1/upload/uploadMedia': [{ media_id: 'm', key }, { data: '/u.png' }, { data: '/u.png' }],
  '/v1/upload/renewPicture': [
    { address: '/uploads/a.png?t=x' },
    { data: '/u.png' },
    { data: '/u.png' },
  ],
  '/v1/upload/uploadPicture': [
    { content: 'aGVsbG8h'.repeat(1000), key },
    { data: '/u.png' },
    { data: '/u.png' },
  ],
  '/v1/upload/uploadVoice': [{ media_id: 'm', key }, { data: '/u.amr' }, { data: '/u.amr' }],
  '/v1/upload/uploadRecording': [
    { content: 'aGVsbG8h'.repeat(1000), key },
    { data: '/u.webm' },
    { data: '/u.webm' },
  ],
};

export const quiet = ['/v1/upload/uploadRecording', '/v1/upload/uploadVoice'];
