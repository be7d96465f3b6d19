import { chinaFormat } from './china-clock.ts';

/** The date filter's default: hours, minutes and seconds (shell rule 71). */
export const DATE_FILTER_FORMAT = 'HH:mm:ss';

/** A moment (ms) by the clock in China, in a format of dayjs; '' where there is none. */
export const dateFilter = (moment: number | null, format = DATE_FILTER_FORMAT): string =>
  moment === null ? '' : chinaFormat(moment, format);
