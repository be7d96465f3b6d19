import { expect, test } from 'vitest';
import { teamName } from '../../../schemas/exam/team-name.ts';
import { nickname } from '../../../schemas/member/nickname.ts';
import { faultIn } from '../../../schemas/rules.ts';

const posing = '不能让人以为是平台或工作人员';

test.each([
  ...['管理员', '客服', '官方客服', '系统通知', '讲师', '系统', '管理', '平台客服', '工作人员'],
  ...[
    '管理\u200d员',
    '管 理 员',
    '【管理员】',
    '管🌟理🌟员',
    '管理員',
    '菅理员',
    '超级管理员02',
    '系統',
  ],
  ...[
    '客服小王',
    '小王客服',
    '王讲师',
    '讲師王',
    '学习平台官方',
    '官方小编',
    '官·方·客·服',
    '上官客服',
  ],
  ...[
    'admin',
    'Admin',
    'ＡＤＭＩＮ',
    'аdmin',
    'АDМІN',
    'αdmιn',
    'ΑDΜΙΝ',
    'ádmin',
    'a.d.m.i.n',
    'adm1n',
  ],
  ...[
    'admin_02',
    'site-admin',
    '𝓪𝓭𝓶𝓲𝓷',
    'Administrator',
    'Official',
    '0fficial',
    'Rооt',
    'ｋｅｆｕ',
  ],
])('%s poses as the site, as a member and as a team', (name) => {
  expect(faultIn(nickname, name)).toContain(posing);
  expect(faultIn(teamName, name)).toContain(posing);
});

test.each([
  ...[
    '林晓',
    '陈医生',
    '吴老师',
    '用户1234',
    '微信用户',
    '学员',
    '欧阳娜娜',
    'Tatiana',
    'Дмитрий',
    'Αλέξης',
  ],
  ...[
    '上官方',
    '上官方平',
    '开讲师傅',
    '听讲师兄',
    '乘客服务之星',
    '神经系统爱好者',
    '系统解剖小组',
  ],
  ...['badminton', 'Adam Min', '护理管理学徒', '心内科二组', '運動達人', 'Rooty', 'Nadia'],
])('%s is a name like others', (name) => {
  expect(faultIn(nickname, name)).toBeUndefined();
  expect(faultIn(teamName, name)).toBeUndefined();
});
