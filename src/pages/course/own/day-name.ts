const DAY = 86_400_000;

const before = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);

/** The name of a calendar day (2026-11-21) relative to today. */
export const dayName = (day: string, today: string): string => {
  if (day === today) return '今天';
  if (day === before(today)) return '昨天';
  const [year = '', month = '', date = ''] = day.split('-');
  const short = `${Number(month)}月${Number(date)}日`;
  return today.startsWith(year) ? short : `${year}年${short}`;
};
