import { chinaFormat } from '#src/platform/time/china-clock.ts';

/** `11月21日 14:05` by the clock in China; another year is added. */
export const momentText = (at: number): string => {
  const [year, now] = [at, Date.now()].map((moment) => chinaFormat(moment, 'YYYY'));
  return chinaFormat(at, year === now ? 'M月D日 HH:mm' : 'YYYY年M月D日 HH:mm');
};

export const ZONE = '北京时间';

/** With the time zone, for places where nothing beside it names one. */
export const zonedText = (at: number): string => `${momentText(at)}（${ZONE}）`;

export const zoned = (title: string): string => `${title}（${ZONE}）`;

/** `刚刚`, `5 分钟前`, `3 小时前`, then the moment itself. */
export const agoText = (at: number, now: number): string => {
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 1) return '刚刚';
  if (minutes < 60) return `${minutes} 分钟前`;
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} 小时前` : zonedText(at);
};
