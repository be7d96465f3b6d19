import { defineRefusals, joinRefusals, pickRefusals } from '../wire/define-refusals.ts';

export const uploadRefusals = defineRefusals({
  badPicture: { code: 45001, message: '只能上传 PNG、JPEG、WebP 或 GIF 图片' },
  pictureTooLarge: { code: 45002, message: '图片不能超过 4 MB' },
  tooManyPictures: { code: 45003, message: '今日上传的图片过多，请明天再试' },
  badRecording: { code: 45004, message: '只能上传录音：WebM、Ogg、M4A、MP3、WAV 或 AMR' },
  recordingTooLarge: { code: 45005, message: '录音不能超过 5 MB，请录短一些' },
  tooManyRecordings: { code: 45006, message: '今日上传的文件过多，请明天再录' },
  recordingUnknown: { code: 45007, message: '录音已失效，请重新录制' },
  pictureUnreadable: { code: 45008, message: '图片打不开，可能已损坏，请换一张' },
  tooManyPixels: {
    code: 45009,
    message: '图片（动图合计）不能超过 3200 万像素',
  },
  pictureUnknown: { code: 55017, message: '图片已失效，请重新上传' },
});

/** Refusals of every call that stores a picture, except for its size in bytes. */
export const storedPictureRefusals = pickRefusals(
  uploadRefusals,
  'badPicture',
  'pictureUnreadable',
  'tooManyPixels',
  'tooManyPictures',
);

export const ownPictureRefusals = joinRefusals(
  storedPictureRefusals,
  pickRefusals(uploadRefusals, 'pictureTooLarge'),
);
