import {
  ACTIVITIES,
  BASE,
  before,
  COUPONS,
  counting,
  LESSONS,
  LIVES,
  oneOf,
  PRODUCTS,
  type Steps,
  scattered,
  TEACHERS,
} from './scale.ts';

const key = `${BASE} + n`;

/** These few rows do not grow with the number of members. */
export const offers: Steps = (scale) => {
  const { at } = scale;
  return [
    [
      'teacher',
      `insert into teacher (id, member_id, name, title, hospital)
      select ${key}, case when n = 1 then ${BASE + 1} end, '教师' || n, '主任医师', '第' || n || '医院'
      from ${counting(TEACHERS)}`,
    ],
    [
      'product',
      `insert into product (id, type, title, price_fen, member_price_fen, learners, teacher_id, category_id, created_at)
      select ${key}, case when n % 10 < 6 then 4 when n % 10 < 8 then 3 else 0 end, '课程第' || n || '讲', 9900,
        case when n % 3 = 0 then 4900 end, n * 7, ${oneOf('n', 2, TEACHERS)},
        (select min(id) from category), ${before('n', 1, scale)}
      from ${counting(PRODUCTS)}`,
    ],
    [
      'chapter',
      `insert into chapter (id, product_id, title, position) select ${key}, ${key}, '', 0 from ${counting(PRODUCTS)}`,
    ],
    [
      'lesson',
      `insert into lesson (id, product_id, chapter_id, kind, title, media_key, duration_ms, position)
      select ${BASE} + (n - 1) * ${LESSONS} + part, ${key}, ${key}, 'video', '第' || part || '课', 'slides', 600000, part
      from ${counting(PRODUCTS)}, ${counting(LESSONS, 'part')}`,
    ],
    [
      'live',
      `insert into live (id, title, status, price_fen, viewers, start_at, teacher_id, stream, replay, position)
      select ${key}, '直播第' || n || '场', case when n <= 10 then 1 when n % 3 = 0 then 0 else 3 end,
        case when n % 2 = 0 then 1900 else 0 end, n * 11,
        ${at} + (case when n % 3 = 0 then 1 else -1 end) * n * interval '1 hour',
        case when n = 1 then ${BASE + 1} else ${oneOf('n', 2, TEACHERS)} end,
        'slides', 'slides', n
      from ${counting(LIVES)}`,
    ],
    [
      'activity',
      `insert into activity (id, type, title, price_fen, group_price_fen, start_at, end_at, product_id, need, quota, taken, position)
      select ${key}, 1 + n % 2, '活动第' || n || '期', 9900, 4900, ${at} - interval '30 days', ${at} + interval '30 days',
        ${oneOf('n', 1, PRODUCTS)}, 3, 1000000, 1000, n
      from ${counting(ACTIVITIES)}`,
    ],
    [
      'coupon',
      `insert into coupon (id, title, amount_fen, threshold_fen, scope, scope_ids, end_at, total, taken, per_member, sale_price_fen)
      select ${key}, '优惠券' || n, 500 + n * 10, 0,
        (array['all', 'category', 'product'])[1 + n % 3],
        case n % 3 when 1 then array[(select min(id) from category)] when 2 then array[${BASE} + n, ${BASE} + n + 1] else '{}' end,
        ${at} + n * interval '1 day', 1000000, 10000, 1000, case when n % 10 = 0 then 100 else 0 end
      from ${counting(COUPONS)}`,
    ],
    [
      'notice',
      `insert into notice (product_id, title, html, at)
      select ${oneOf('n', 1, PRODUCTS)}, '通知' || n, '<p>通知</p>', ${at} - n * interval '1 minute'
      from ${counting(3000)} where ${scattered('n', 2, 10)} < 9`,
    ],
  ];
};
