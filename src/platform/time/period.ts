import { momentText } from './china-date.ts';

export const momentOrBlank = (moment: number | null): string =>
  moment === null ? '' : momentText(moment);

/** 3月5日 08:30 至 3月9日 08:30, or the one end that there is; `endless` where there is none. */
export const periodText = (from: number | null, until: number | null, endless = ''): string => {
  if (from !== null && until !== null) return `${momentText(from)} 至 ${momentText(until)}`;
  if (from !== null) return `${momentText(from)} 开始`;
  return until === null ? endless : `${momentText(until)} 截止`;
};
