import type { MediaKind, MediaState } from '#schemas/media/fields.ts';

export const mediaKindNames: Readonly<Record<MediaKind, string>> = {
  picture: '图片',
  video: '视频',
  audio: '音频',
  paper: '文档',
};

export const mediaStateNames: Readonly<Record<MediaState, string>> = {
  arriving: '未传完',
  processing: '处理中',
  ready: '完成',
  failed: '失败',
};

/** What choosers of files offer; iPhones offer videos in capitals by their kind. */
export const MEDIA_ACCEPT =
  'video/*,audio/*,image/png,image/jpeg,image/webp,image/gif,.pdf,.mov,.mkv,.m4a';

const MEGABYTE = 1024 * 1024;

export const fileSizeText = (bytes: number): string => {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / 1024)} KB`;
  if (bytes < 1024 * MEGABYTE) return `${(bytes / MEGABYTE).toFixed(1)} MB`;
  return `${(bytes / 1024 / MEGABYTE).toFixed(2)} GB`;
};

/** 0 of nothing. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.floor((part / whole) * 100) : 0;

export const percentText = (part: number, whole: number): string => `${percentOf(part, whole)}%`;
