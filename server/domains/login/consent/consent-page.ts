import { plainPagePolicy } from '../../../platform/http/content-policy.ts';
import { escaped } from '../../../platform/http/escaped.ts';

export type Person = { openid: string; name: string; about: string };

/** Choosing this person on the consent page logs in with a new openid. */
export const NEWCOMER = 'newcomer';

export const persons: readonly Person[] = [
  { openid: 'demo_plain', name: '林晓', about: '普通会员，未绑定手机号' },
  { openid: 'demo_vip', name: '周明远', about: '会员卡用户，有优惠券和消息' },
  { openid: 'demo_doctor', name: '陈医生', about: '已认证医生' },
  { openid: 'demo_teacher', name: '吴老师', about: '讲师' },
  { openid: 'demo_disabled', name: '赵立', about: '已停用的账号' },
  { openid: NEWCOMER, name: '新用户', about: '第一次来，登录后成为会员' },
];

const STYLE = `
  * { box-sizing: border-box; margin: 0 }
  body { background: #f4f6f7; color: #1a1f24; padding: 16px; font: 16px/24px -apple-system,
    BlinkMacSystemFont, "PingFang SC", "Noto Sans SC", "Microsoft YaHei", sans-serif }
  main { max-width: 480px; margin: 0 auto; background: #fff; border-radius: 12px; padding: 20px 16px }
  .mark { display: inline-block; background: #e8f2f1; color: #0b7a75; border-radius: 8px;
    padding: 4px 8px; font-size: 14px; line-height: 20px }
  h1 { font-size: 20px; line-height: 28px; margin: 12px 0 4px }
  p { color: #4a545e; font-size: 15px; line-height: 22px }
  fieldset { border: 0; padding: 0; margin: 16px 0 }
  legend { font-weight: 600; padding: 0; margin-bottom: 4px }
  label { display: flex; align-items: center; gap: 12px; min-height: 56px;
    border-bottom: 1px solid #e6eaed; cursor: pointer }
  input { width: 20px; height: 20px; flex: none; accent-color: #0b7a75 }
  small { display: block; font-size: 14px; line-height: 20px; color: #66717b }
  button { width: 100%; min-height: 48px; border-radius: 8px; font: inherit; font-weight: 600;
    border: 1px solid #0b7a75; background: #0b7a75; color: #fff; cursor: pointer }
  button + button { margin-top: 12px; background: #fff; color: #0b7a75 }
  :focus-visible { outline: 3px solid #0b7a75; outline-offset: 2px }
`;

/** Replaces the page in the history, so that going back skips it. */
const SCRIPT = `document.querySelector('form').addEventListener('submit', (event) => {
  if (!event.submitter) return;
  event.preventDefault();
  const answer = new URLSearchParams(new FormData(event.target));
  answer.set('answer', event.submitter.value);
  location.replace('/auth/wechat/answer?' + answer);
});`;

/** The page's empty `data:` icon keeps browsers from requesting one. */
export const consentPolicy = plainPagePolicy(STYLE, SCRIPT);

const choice = ({ openid, name, about }: Person, chosen: string): string =>
  `<label><input type="radio" name="who" value="${openid}"${openid === chosen ? ' checked' : ''}>
    <span>${escaped(name)}<small>${escaped(about)}</small></span></label>`;

type Props = {
  r: string;
  state: string;
  /** The openid of the person selected at first. */
  chosen: string;
};

/** Stands for the messenger's page where it is simulated; works without its script. */
export const consentPage = ({ r, state, chosen }: Props): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>模拟微信授权</title>
<style>${STYLE}</style>
</head>
<body>
<main data-page="/auth/wechat">
<span class="mark">模拟环境</span>
<h1>模拟微信授权</h1>
<p>此页代替微信的授权页，不会连接微信，也不会读取你的微信资料。请选择以谁的身份登录。</p>
<form method="get" action="/auth/wechat/answer">
<input type="hidden" name="r" value="${escaped(r)}">
<input type="hidden" name="state" value="${escaped(state)}">
<fieldset>
<legend>登录身份</legend>
${persons.map((person) => choice(person, chosen)).join('\n')}
</fieldset>
<button name="answer" value="allow">同意授权</button>
<button name="answer" value="deny">拒绝</button>
</form>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
