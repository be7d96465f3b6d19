import type * as z from 'zod/mini';
import type { AlertKind } from '#schemas/diagnostics/alerts.ts';
import type { listFaults, readAlerts } from '#schemas/diagnostics/desk-endpoints.ts';
import type { Diagnostic } from '#schemas/diagnostics/endpoints.ts';
import { isReported } from '#schemas/diagnostics/fault-causes.ts';
import { notedFault } from '#schemas/diagnostics/noted-faults.ts';
import { isHomeAddress } from '#schemas/layout/home-addresses.ts';

export type FaultGroup = z.output<typeof listFaults.data>['groups'][number];

type Kind = {
  happened: string;
  advice: string;
};

const NAME_FAULT = '请把“给技术人员看的细节”发给维护服务器的人。';
const NAME_CONTENT = '请把“给技术人员看的细节”发给维护服务器的人，请他检查这项内容的数据。';

const kinds: Readonly<Record<Diagnostic['fault'], Kind>> = {
  'unknown-section': {
    happened: '首页的顺序里有一个学员端不认识的区块，已经跳过。',
    advice: '在“首页编辑”里核对区块后重新发布；如果顺序由别的系统给出，请那边的人改正区块名称。',
  },
  'repeated-section': {
    happened: '同一个区块在首页的顺序里出现了两次，只显示第一处。',
    advice: '在“首页编辑”里核对区块后重新发布；如果顺序由别的系统给出，请那边的人去掉重复的。',
  },
  'call-failed': {
    happened: '学员的手机没有取到这个区块的内容。',
    advice:
      '偶尔几次多半是学员的网络不好，可以不管；短时间内很多次，请把“给技术人员看的细节”发给维护服务器的人。',
  },
  'payload-misfit': {
    happened: '服务器给的内容格式不对，学员的手机不能显示。',
    advice: NAME_CONTENT,
  },
  'item-left-out': {
    happened: '列表里有内容缺了必需的信息，例如标题或编号，这几条没有显示。',
    advice: `请核对这个区块里最近添加或修改的内容，补全后会自动出现。找不到是哪一条时，${NAME_CONTENT}`,
  },
  'field-defaulted': {
    happened:
      '有内容写得不对，例如数字写成了文字、图片网址不完整，学员看到的是默认的样子，或者看不到它。',
    advice: `请核对这个区块里最近添加或修改的内容。找不到是哪一条时，${NAME_CONTENT}`,
  },
  'condition-misfit': {
    happened: '有一个区块的显示条件不能识别，为避免给不该看的人看到，谁都看不到它。',
    advice:
      '在“首页编辑”里改正这个区块的显示条件后重新发布；如果页面由别的系统给出，请那边的人改正。',
  },
  'condition-undecided': {
    happened:
      '有一个区块的显示条件要知道学员的会员卡、认证或学习情况，而给出页面的系统没有判断，谁都看不到它。',
    advice: '请那个系统的人按学员判断好再给出页面，或在“首页编辑”里换一个手机自己能判断的条件。',
  },
  'render-failed': {
    happened: '这个区块在学员的手机上显示时出错，学员端的程序可能有问题。',
    advice:
      '影响很多学员时，可以先在“首页编辑”里关闭这个区块并发布；再把“给技术人员看的细节”发给维护服务器的人。',
  },
  'media-unplayable': {
    happened: '学员打开了一节课，但它的视频或音频播放不了。',
    advice:
      '请在播放地址的来处核对这一节的文件：能不能打开、有没有删除或过期、格式对不对，换好后学员点“重试”就能播放。',
  },
  'code-missing': {
    happened: '学员的手机没有加载到页面的程序，常见于刚刚更新系统之后，或网络不好。',
    advice: '学员重新打开页面就会好。更新一天后还有很多次，请告诉维护服务器的人。',
  },
  'failed-start': {
    happened: '学员连续几次没能打开首页，手机改用了上一次能打开的首页。',
    advice:
      '请核对最近一次发布的改动，必要时在“发布记录”里回滚；回滚后还有，请告诉维护服务器的人。',
  },
};

/** For faults of the server itself, whose name is a sentence. */
const noted = (fault: string): Kind => ({
  happened: fault,
  advice: notedFault(fault)?.advice ?? NAME_FAULT,
});

export const kindOf = ({ fault }: Pick<FaultGroup, 'fault'>): Kind =>
  isReported(fault) ? kinds[fault] : noted(fault);

const shown: Readonly<Record<Diagnostic['shown'], string>> = {
  rest: '其余内容照常显示',
  'last-good': '显示上一次的内容',
  shipped: '按出厂的样子显示',
  hidden: '看不到这个区块',
};

const isShown = (text: string): text is Diagnostic['shown'] => Object.hasOwn(shown, text);

export const shownText = ({ fault, sample }: Pick<FaultGroup, 'fault' | 'sample'>): string => {
  if (fault === 'media-unplayable') return '播放不了这一节';
  return isShown(sample.shown) ? shown[sample.shown] : sample.shown;
};

const HTTP = /^"?http-(\d{3})"?$/;
const CODE = /^"?code (-?\d+)"?$/;

const failures: Readonly<Record<string, string>> = {
  network: '学员的手机当时没有网络，或连不上服务器',
  timeout: '服务器太久没有回答',
  'not-json': '服务器的回答不完整，或被网络改动了',
  'no-envelope': '服务器的回答无法识别',
};

/** Why a call failed, by the phone's report; '' where it does not say. */
export const failureText = ({ fault, sample }: Pick<FaultGroup, 'fault' | 'sample'>): string => {
  if (fault !== 'call-failed') return '';
  const cause = sample.came.replaceAll('"', '');
  if (HTTP.test(cause)) return '服务器当时出错，没有给出内容';
  if (CODE.test(cause)) return '服务器拒绝了这次请求';
  return failures[cause] ?? '';
};

const unplayable: Readonly<Record<string, string>> = {
  '"gone"': '播放地址已失效',
  '"format"': '这段内容无法播放',
};

/** Which lesson does not play, and its player's message; '' for another fault. */
export const lessonText = ({ fault, section, sample }: FaultGroup): string => {
  if (fault !== 'media-unplayable') return '';
  const text = unplayable[sample.came];
  return `这一节是${section}${text ? `，学员看到“${text}”` : ''}。`;
};

export const pageText = ({ sample: { page } }: Pick<FaultGroup, 'sample'>): string => {
  if (!page) return '';
  const [path = ''] = page.split('?');
  return isHomeAddress(path) ? '首页' : '首页以外的页面';
};

type AlertSettings = z.output<typeof readAlerts.data>['settings'];

const alertKindWords: Readonly<Record<AlertKind, string>> = {
  json: '设置好的网址',
  wecom: '企业微信群',
  dingtalk: '钉钉群',
  feishu: '飞书群',
};

export const alertSettingsText = (settings: AlertSettings): string => {
  if (!settings)
    return '没有设置告警：出了问题只在这里列出。要同时通知到群里，请维护服务器的人设置。';
  const { kind, faults, minutes, quiet } = settings;
  return `${minutes} 分钟内一个区块因同一原因出现 ${faults} 次以上问题，或验证码短信 ${faults} 次以上没有发出或送到，或短信服务商不接受验证码短信，或定时发布没有按计划进行时，通知到${alertKindWords[kind]}；同一问题 ${quiet} 分钟内不重复通知。`;
};

const alertFailures: Readonly<Record<string, string>> = {
  silent: '对方太久没有回答',
  unreachable: '连不上对方，请维护服务器的人检查告警网址和网络',
  inner: '告警网址在内部网络，没有允许，请维护服务器的人检查设置',
};

export const alertFailureText = (failure: string): string => {
  const [kind = '', code = ''] = failure.split(' ');
  const known = alertFailures[kind];
  if (known) return known;
  const text = code ? `（编号 ${code}）` : '';
  return kind === 'refused'
    ? `群机器人没有接受${text}：请核对它的网址和安全设置，关键词要用“线上告警”`
    : `对方没有接受${text}：请维护服务器的人核对告警网址`;
};
