import { BASE, before, counting, MEMBERS, memberOf, type Steps, scattered } from './scale.ts';

export const people: Steps = (scale) => {
  const { rows, at } = scale;
  const members = rows(MEMBERS);
  const key = `${BASE} + n`;
  return [
    [
      'member',
      `insert into member (id, parent_id, nickname, avatar, phone, vip_until, doctor, form_done, created_at)
      select ${key}, case when n % 4 = 0 then ${BASE + 1} end, '学员' || n, '/media/avatar-1.svg',
        '13' || lpad(n::text, 9, '0'),
        case when n = 1 or n % 10 = 0 then ${at} + interval '200 days' end, n = 1 or n % 20 = 0, n % 2 = 0,
        ${before('n', 1, scale)}
      from ${counting(members)}`,
    ],
    [
      'wechat_identity',
      `insert into wechat_identity (openid, member_id) select 'o' || md5(n::text), ${key} from ${counting(members)}`,
    ],
    [
      'used_wechat_code',
      `insert into used_wechat_code (code_hash, used_at)
      select md5('code' || n), ${before('n', 2, scale)} from ${counting(rows(200_000))}`,
    ],
    [
      'session',
      `insert into session (token_hash, member_id, created_at, expires_at, request_hash)
      select md5('token' || n), ${memberOf('n', scale)}, ${at} - interval '10 days', ${at} + interval '20 days', md5('login' || n)
      from ${counting(rows(200_000))}`,
    ],
    [
      'credential',
      `insert into credential (member_id, password_hash, changed_at)
      select ${key}, md5('password' || n), ${at} from ${counting(members)} where n % 3 = 0`,
    ],
    [
      'profile',
      `insert into profile (member_id, name, sex, hospital, department, job_title, province, city, id_card, saved_at)
      select ${key}, '学员' || n, n % 3, '第' || n % 500 || '医院', '内科', '主治医师', '浙江省', '杭州市', '', ${at}
      from ${counting(members)} where n % 2 = 0`,
    ],
    [
      'certification',
      `insert into certification (member_id, name, hospital, department, job_title, pictures, state, sent_at, decided_at, decided_by)
      select ${key}, '学员' || n, '第' || n % 500 || '医院', '内科', '主治医师', '["/uploads/a.png"]',
        case when n % 20 = 0 then 'passed' when n % 200 < 10 then 'waiting' else 'refused' end,
        ${before('n', 3, scale)}, case when n % 200 >= 10 then ${at} end, 'admin'
      from ${counting(members)} where n % 5 = 0`,
    ],
    [
      'sms_code',
      `insert into sms_code (phone, purpose, ip, code_hash, request_hash, sent_at, expires_at, used_at)
      select '13' || lpad((1 + ${scattered('n', 1, members)})::text, 9, '0'), 'login', '10.' || n % 250 || '.0.' || n % 200,
        md5(n::text), md5('sms' || n), ${at} - n * interval '2 minutes', ${at} - n * interval '1 minute', ${at}
      from ${counting(rows(30_000))}`,
    ],
    [
      'password_failure',
      `insert into password_failure (account, ip, at)
      select '13' || lpad(n::text, 9, '0'), '10.' || n % 250 || '.0.' || n % 200, ${at} - n * interval '1 minute'
      from ${counting(rows(20_000))}`,
    ],
    [
      'address',
      `insert into address (member_id, receiver, phone, province, city, detail, is_default, saved_at)
      select ${key}, '学员' || n, '13' || lpad(n::text, 9, '0'), '浙江省', '杭州市', '某路' || n || '号', part = 1, ${at}
      from ${counting(members)}, generate_series(1, 3) as part where n % 5 in (0, 1)`,
    ],
    [
      'upload',
      `insert into upload (file, member_id, bytes, at)
      select md5('upload' || n) || '.png', ${memberOf('n', scale)}, 100000, ${before('n', 1, scale)}
      from ${counting(rows(60_000))}`,
    ],
  ];
};
