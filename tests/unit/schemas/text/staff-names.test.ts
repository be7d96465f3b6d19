import { expect, test } from 'vitest';
import { teamName } from '#schemas/exam/team-name.ts';
import { nickname } from '#schemas/member/nickname.ts';
import { faultIn } from '#schemas/wire/rules.ts';

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
  ...[
    '在线客服01',
    '01官方',
    '王讲师②',
    '～客服～3',
    '系统通知8',
    '管理1',
    '小助手2号客服',
    'Kefu-007',
  ],
  ...['站点管理', '网站管理', '本站管理', '站點管理', '平台运营', '系统管理', '后台管理03'],
  ...[
    '平台小助手',
    '学习平台小助手',
    '平台助理',
    '官网小编',
    '系统助手',
    '網站小秘書',
    '平台提醒！',
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
  ...[
    '管小理',
    '李客',
    '王老师',
    '王老师01',
    '客家人',
    '官小方',
    '方官',
    '林晓88',
    '007',
    '2024加油',
  ],
  ...[
    '慢病管理',
    '血糖管理01',
    '时间管理大师',
    '管理学硕士',
    '健康管理师小陈',
    '护理管理',
    '神经系统管理',
  ],
  ...[
    '医生助手',
    '小助理阿紫',
    '编辑小李',
    '小编阿紫',
    '护士长助理',
    '平台期的胖子',
    '平台上的鱼',
    '站台',
  ],
  ...[
    '网站设计师',
    '加油站长',
    '后台很硬',
    '运营商小张',
    '社区服务中心',
    '服务员小张',
    '通知书',
    '公告牌',
  ],
  ...['讲故事的人', '师傅领进门', '客厅里的猫', '官渡之战', '消息灵通', '团队之星', '木头人123'],
  ...['badminton', 'Adam Min', '护理管理学徒', '心内科二组', '運動達人', 'Rooty', 'Nadia'],
])('%s is a name like others', (name) => {
  expect(faultIn(nickname, name)).toBeUndefined();
  expect(faultIn(teamName, name)).toBeUndefined();
});
