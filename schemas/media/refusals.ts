import { defineRefusals } from '../wire/define-refusals.ts';

export const mediaRefusals = defineRefusals({
  emptyFile: { code: 58001, message: '这个文件是空的，没有内容，请换一个' },
  fileTooLarge: { code: 58002, message: '文件不能超过 2 GB' },
  libraryFull: { code: 58003, message: '素材库的空间不够（共 {n} GB），请先删除不用的文件' },
  tooManyFiles: { code: 58004, message: '素材库最多放 {n} 个文件，请先删除不用的文件' },
  tooManyArriving: { code: 58005, message: '同时上传的文件不能超过 {n} 个，请等前面的传完' },
  noSuchMedia: { code: 58006, message: '文件不存在，或已经删除' },
  mediaInUse: { code: 58007, message: '文件正在使用，不能删除：{n}' },
  partUnknown: { code: 58008, message: '没有这个上传，或已经取消', status: 404 },
  partTooLarge: { code: 58009, message: '一次传的内容太大', status: 413 },
  notRetryable: { code: 58010, message: '这个文件没有保留原件，请重新上传' },
  badChecksum: { code: 58011, message: '校验值不正确' },
  notReplaceable: { code: 58013, message: '只有处理好的视频和音频可以替换' },
  notReplacing: { code: 58014, message: '这个文件不能用来替换，请换一个' },
  beingReplaced: { code: 58015, message: '这个文件正在替换，请等它完成，或先取消' },
  storeDown: {
    code: 58016,
    message: '文件存储暂时连不上，已经保存的内容不受影响，请稍后再试',
    status: 503,
  },
  nameless: { code: 58012, message: '请填写文件名' },
});
