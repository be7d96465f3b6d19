import type { Diagnostic } from './endpoints.ts';

const causes: Readonly<Record<Diagnostic['fault'], string>> = {
  'unknown-section': '顺序里有不存在的区块',
  'repeated-section': '顺序里有重复的区块',
  'call-failed': '接口请求失败',
  'payload-misfit': '接口返回的内容不能用',
  'item-left-out': '有一条内容不合格，已略过',
  'field-defaulted': '有的值不能识别，已按默认值显示',
  'condition-misfit': '显示条件不能识别，没有显示',
  'condition-undecided': '显示条件无法判断，没有显示',
  'render-failed': '显示时出错',
  'media-unplayable': '有一节课播放不了',
  'code-missing': '页面代码没有加载到',
  'failed-start': '首页多次没有打开',
};

/** Whether phones report this fault; those that the server notes are texts (`notedFaults`). */
export const isReported = (fault: string): fault is Diagnostic['fault'] =>
  Object.hasOwn(causes, fault);

export const faultCause = (fault: string): string => (isReported(fault) ? causes[fault] : fault);
