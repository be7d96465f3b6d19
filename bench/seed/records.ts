import { BASE, before, counting, memberOf, type Steps, scattered } from './scale.ts';

export const records: Steps = (scale) => {
  const { at, rows } = scale;
  return [
    [
      'message',
      `insert into message (member_id, title, body, "group", created_at, read_at, deleted_at)
      select ${memberOf('n', scale)}, '订单通知', '内容' || n, (array['system', 'course', 'order', 'interact', 'live'])[1 + ${scattered('n', 3, 5)}],
        ${before('n', 2, scale)}, case when ${scattered('n', 4, 10)} < 7 then ${at} end, case when ${scattered('n', 1, 50)} = 0 then ${at} end
      from ${counting(rows(1_000_000))}`,
    ],
    [
      'done_request',
      `insert into done_request (hash, answer, at)
      select md5('request' || n), '{}', ${at} - ${scattered('n', 2, 2_592_000)} * interval '1 second' from ${counting(rows(500_000))}`,
    ],
    [
      'job',
      `insert into job (kind, subject, due_at)
      select 'coupon-notice', (${BASE} + n)::text, ${at} + n * interval '1 minute' from ${counting(rows(60_000))}`,
    ],
    [
      'diagnostic',
      `insert into diagnostic (at, page, member_id, fault, section, endpoint, path, expected, came, shown)
      select ${at} - n * interval '${Math.round(3_000_000 / rows(50_000))} seconds', '/drawIndex', ${BASE} + n, '缺少字段', '区块' || n % 20, '/v1/product/list', 'data.' || n % 10, '文字', '数字', '已略过'
      from ${counting(rows(50_000))}`,
    ],
    [
      'operator_audit',
      `insert into operator_audit (at, name, action, text)
      select ${at} - n * interval '1 hour', 'admin', 'publish', '发布第' || n || '版' from ${counting(rows(20_000))}`,
    ],
  ];
};
