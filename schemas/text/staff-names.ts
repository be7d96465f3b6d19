import type { Rule } from '../wire/broken-rule.ts';
import type { Refusal } from '../wire/define-refusals.ts';

/**
 * Signs of other scripts that look like Latin ones, large or small, and Chinese ones that look or mean the same; each
 * before the sign that it is taken for.
 */
const LOOKALIKES =
  'аa ԁd еe ғf іi ӏi кk мm нh оo пn иn рp сc ѕs тt уy хx вb јj гr ѵv ԝw αa βb εe ηn ιi κk μm νn οo ρp σo τt υy χx ςc ϲc ωw γy ζz ᴀa ᴅd ᴍm ɪi ɴn ıi ɑa ոn 0o 1i li 員员 統统 講讲 師师 運运 營营 長长 務务 菅管 點点 網网 後后 臺台 編编 書书';

let plainSigns: ReadonlyMap<string, string> | undefined;

const plain = (sign: string): string => {
  plainSigns ??= new Map(
    LOOKALIKES.split(' ').map((pair): [string, string] => {
      const [own = '', ...taken] = pair;
      return [own, taken.join('')];
    }),
  );
  return plainSigns.get(sign) ?? sign;
};

/** A name without the digits and signs at its ends, by which many of one office are told apart: 在线客服01. */
const bare = (name: string): string =>
  name.normalize('NFKD').replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** A name as the eye takes it: letters and digits alone, without width, marks, case and script. */
const folded = (name: string): string =>
  Array.from(
    name
      .normalize('NFKD')
      .replace(/\p{Default_Ignorable_Code_Point}|[^\p{L}\p{N}]/gu, '')
      .toLowerCase(),
    plain,
  ).join('');

/** So long that no person's name holds them by chance. */
const ANYWHERE = '管理员 系统通知 系统消息 系统公告 系统提示 官方客服 工作人员 administrator';

/**
 * At the beginning or the end of a name, where an office stands in Chinese: 客服小王, 王讲师. In the middle they
 * are mostly parts of other words: 乘客服务, 开讲师傅, badminton.
 */
const AT_AN_END = '客服 官方 讲师 admin official';

/** As the whole name; with more around it they are words of daily life: 神经系统, 管理学徒. */
const WHOLE =
  '管理 系统 平台 运营 站长 版主 通知 公告 超级管理 root system support service staff moderator webmaster kefu';

/** What a site calls itself; 系统 as the whole name alone, since there is 神经系统管理, */
const LOCATIONS = '站点 网站 平台 后台 官网 本站 全站';

/** and whom or what speaks for it: 站点管理, 平台小助手. Alone they are words of daily life: 慢病管理, 医生助手. */
const OFFICES = '管理 运营 小助手 助手 助理 小编 小秘书 通知 公告 消息 提醒 服务 团队';

/** 上官 is a surname: 上官方 is a person. */
const SURNAME = /^上官/;

const wordsIn = (text: string): string[] => text.split(' ').map(folded);

const foldWords = () => {
  const offices = wordsIn(OFFICES);
  const speakersAt = (locations: string) =>
    wordsIn(locations).flatMap((location) => offices.map((office) => location + office));
  return {
    whole: [...wordsIn(WHOLE), ...speakersAt('系统')],
    anywhere: wordsIn(ANYWHERE),
    atAnEnd: wordsIn(AT_AN_END),
    last: speakersAt(LOCATIONS),
  };
};

let words: ReturnType<typeof foldWords> | undefined;

const poses = (seen: string): boolean => {
  words ??= foldWords();
  const own = seen.replace(SURNAME, '');
  return (
    words.whole.includes(seen) ||
    words.anywhere.some((word) => seen.includes(word)) ||
    words.atAnEnd.some((word) => own.startsWith(word) || own.endsWith(word)) ||
    words.last.some((word) => seen.endsWith(word))
  );
};

/** Whether others would take who has this name for the site or its people. */
export const posesAsStaff = (name: string): boolean =>
  poses(folded(name)) || poses(folded(bare(name)));

/** The name is not that of the site or its people, as the server finds: phones do not load its list. */
export const noStaffName = (refusal: Refusal): Rule<string> => ({
  holds: (name) => import.meta.env?.SSR === false || !posesAsStaff(name),
  reason: refusal.message,
  refusal,
});
