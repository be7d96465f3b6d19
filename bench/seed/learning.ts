import {
  BASE,
  before,
  counting,
  LESSONS,
  LIVES,
  MEMBERS,
  memberOf,
  oneOf,
  PRODUCTS,
  type Steps,
  scattered,
} from './scale.ts';

const lessons = PRODUCTS * LESSONS;

export const learning: Steps = (scale) => {
  const { at, rows } = scale;
  const who = memberOf('n', scale);
  return [
    [
      'progress',
      `insert into progress (member_id, lesson_id, position_ms, furthest_ms, watched_ms, started_at, reported_at, finished_at)
      select ${who}, ${oneOf('n', 1, lessons)}, 300000, 300000, 300000, ${at} - interval '9 days',
        ${before('n', 2, scale)}, case when n % 3 = 0 then ${at} end
      from ${counting(rows(1_000_000))} on conflict do nothing`,
    ],
    [
      'handed_out',
      `insert into handed_out (member_id, lesson_id, parts, at)
      select ${who}, ${oneOf('n', 1, lessons)}, repeat('10', 500)::bit(1000), ${at}
      from ${counting(rows(100_000))} on conflict do nothing`,
    ],
    [
      'view_log',
      `insert into view_log (member_id, target, target_id, at)
      select ${who}, case when n % 3 = 0 then 'live' else 'product' end,
        case when n % 3 = 0 then ${oneOf('n', 1, LIVES)} else ${oneOf('n', 1, PRODUCTS)} end, ${before('n', 2, scale)}
      from ${counting(rows(500_000))} on conflict do nothing`,
    ],
    [
      'review',
      // a tenth of all reviews are about the first product
      `insert into review (product_id, member_id, score, text, at)
      select case when n % 10 = 0 then ${BASE + 1} else ${oneOf('n', 1, PRODUCTS)} end,
        ${BASE + 1} + case when n % 10 = 0 then n / 10 else (n::bigint * 7919 % ${rows(MEMBERS)})::int end, 1 + n % 5, '讲得很清楚', ${before('n', 2, scale)}
      from ${counting(rows(200_000))} on conflict do nothing`,
    ],
    [
      'relation',
      `insert into relation (member_id, kind, target, target_id, at)
      select ${who}, case n % 4 when 0 then 'collect' when 1 then 'like' when 2 then 'follow' else 'reserve' end,
        case n % 4 when 0 then 'product' when 1 then 'news' when 2 then 'teacher' else 'live' end,
        ${oneOf('n', 1, 100)}, ${before('n', 2, scale)}
      from (select case when n % 200 = 0 then n + n / 200 % 4 * 200 else n end as n from ${counting(rows(500_000))}) as a
      on conflict do nothing`,
    ],
    [
      'relation',
      `insert into relation (member_id, kind, target, target_id, at)
      select ${BASE + 1}, r.kind, r.target, ${BASE} + n, ${at} - n * interval '1 hour'
      from ${counting(100)}, (values ('collect', 'product'), ('collect', 'live'), ('like', 'product'), ('follow', 'teacher')) as r(kind, target)
      on conflict do nothing`,
    ],
    [
      'reminder',
      `insert into reminder (target, target_id, start_at, member_id, at)
      select 'live', ${BASE} + 1 + n % ${LIVES}, ${at} - interval '3 days', ${BASE} + 1 + n / ${LIVES}, ${at}
      from ${counting(rows(50_000))}`,
    ],
    [
      'live_message',
      `insert into live_message (live_id, member_id, kind, body, at, client_key)
      select ${BASE} + 1 + ${scattered('n', 1, 20)}, ${who}, 'text', '第' || n || '句', ${at} - n * interval '1 second', 'k' || n
      from ${counting(rows(200_000))}`,
    ],
    [
      'live_watch',
      `insert into live_watch (member_id, live_id, seconds, counted_at, present_until)
      select ${who}, ${oneOf('n', 1, LIVES)}, 600, ${at}, ${at} - interval '1 day'
      from ${counting(rows(150_000))} on conflict do nothing`,
    ],
    [
      'live_pass',
      `insert into live_pass (member_id, live_id, by, at)
      select ${who}, ${oneOf('n', 1, LIVES)}, 'free', ${at} from ${counting(rows(150_000))} on conflict do nothing`,
    ],
  ];
};
