import type { Rule } from './broken-rule.ts';
import type { Refusal } from './define-refusals.ts';

/** Signs of other scripts that look like Latin ones, large or small, and Chinese ones that look or mean the same. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    ԁ: 'd',
    е: 'e',
    ғ: 'f',
    і: 'i',
    ӏ: 'i',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    п: 'n',
    и: 'n',
  },
  ...{ р: 'p', с: 'c', ѕ: 's', т: 't', у: 'y', х: 'x', в: 'b', ј: 'j', г: 'r', ѵ: 'v', ԝ: 'w' },
  ...{
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    μ: 'm',
    ν: 'n',
    ο: 'o',
    ρ: 'p',
    σ: 'o',
    τ: 't',
  },
  ...{ υ: 'y', χ: 'x', ς: 'c', ϲ: 'c', ω: 'w', γ: 'y', ζ: 'z' },
  ...{ ᴀ: 'a', ᴅ: 'd', ᴍ: 'm', ɪ: 'i', ɴ: 'n', ı: 'i', ɑ: 'a', ո: 'n' },
  ...{ '0': 'o', '1': 'i', l: 'i' },
  ...{ 員: '员', 統: '统', 講: '讲', 師: '师', 運: '运', 營: '营', 長: '长', 務: '务', 菅: '管' },
};

/** A name as the eye takes it: letters and digits alone, without width, marks, case and script. */
const folded = (name: string): string =>
  Array.from(
    name
      .normalize('NFKD')
      .replace(/\p{Default_Ignorable_Code_Point}|[^\p{L}\p{N}]/gu, '')
      .toLowerCase(),
    (sign) => lookalikes[sign] ?? sign,
  ).join('');

const words = (text: string): string[] => text.split(' ').map(folded);

/** So long that no person's name holds them by chance. */
const anywhere = words(
  '管理员 系统通知 系统消息 系统公告 系统提示 官方客服 工作人员 administrator',
);

/**
 * At the beginning or the end of a name, where an office stands in Chinese: 客服小王, 王讲师. In the middle they
 * are mostly parts of other words: 乘客服务, 开讲师傅, badminton.
 */
const atAnEnd = words('客服 官方 讲师 admin official');

/** As the whole name; with more around it they are words of daily life: 神经系统, 管理学徒. */
const whole = words(
  '管理 系统 平台 运营 站长 版主 通知 公告 超级管理 root system support service staff moderator webmaster kefu',
);

/** 上官 is a surname: 上官方 is a person. */
const SURNAME = /^上官/;

/** Whether others would take who has this name for the site or its people. */
export const posesAsStaff = (name: string): boolean => {
  const seen = folded(name);
  const own = seen.replace(SURNAME, '');
  return (
    whole.includes(seen) ||
    anywhere.some((word) => seen.includes(word)) ||
    atAnEnd.some((word) => own.startsWith(word) || own.endsWith(word))
  );
};

/** The name is not that of the site or its people. */
export const noStaffName = (refusal: Refusal): Rule<string> => ({
  holds: (name) => !posesAsStaff(name),
  said: refusal.message,
  refusal,
});
