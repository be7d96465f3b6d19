import { defineRefusals } from '../define-refusals.ts';

export const uploadRefusals = defineRefusals({
  badPicture: { code: 45001, message: '只能上传 PNG、JPEG、WebP 或 GIF 图片' },
  pictureTooLarge: { code: 45002, message: '图片不能超过 4 MB' },
  tooManyPictures: { code: 45003, message: '今日上传的图片过多，请明天再试' },
  pictureUnknown: { code: 55017, message: '图片已失效，请重新上传' },
});
