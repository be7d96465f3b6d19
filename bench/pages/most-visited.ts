import type { Example } from '../product/examples.ts';

/** The home, then the pages that are visited most, by their patterns. */
const patterns = {
  home: '/drawIndex',
  course: '/courseDetail/:id',
  special: '/specialDetail/:id',
  lesson: '/coursedet/:id',
  'order list': '/orderList',
  my: '/my',
  'my courses': '/course',
  house: '/house',
  'live room': '/zhiboing/:id',
  exam: '/start',
  paper: '/test',
  case: '/case/:case_id',
  game: '/game/detail/:game_id',
  search: '/searchHistory',
  messages: '/messages',
  coupons: '/coupon',
  membership: '/upgradeMember',
  question: '/question',
  news: '/newsInfo',
  activity: '/activity',
  cashier: '/order_pay/:id',
} as const;

export type Visited = Example & { name: string };

/** All of them, the first so many, or those whose names or patterns are given, separated by commas. */
export const mostVisited = (examples: readonly Example[], wanted = ''): readonly Visited[] => {
  const all = Object.entries(patterns).map(([name, pattern]) => {
    const example = examples.find((each) => each.pattern === pattern);
    if (!example) throw new Error(`no page ${pattern}`);
    return { name, ...example };
  });
  if (wanted === '') return all;
  if (/^\d+$/.test(wanted)) return all.slice(0, Number(wanted));
  const names = wanted.split(',');
  return all.filter(({ name, pattern }) => names.includes(name) || names.includes(pattern));
};
