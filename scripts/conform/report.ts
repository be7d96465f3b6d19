import type { Finding } from './conform.ts';
import { printable } from './words.ts';

const verdicts: Readonly<Record<Finding['verdict'], string>> = {
  fits: '符合',
  salvaged: '容错',
  lost: '丢失',
  unseen: '未见',
  unasked: '未问',
};

const meanings: Readonly<Record<Finding['verdict'], string>> = {
  fits: '全部读得懂',
  salvaged: '略过了不合格的项，或按默认值显示',
  lost: '应用显示不了',
  unseen: '没有内容可看',
  unasked: '没有发送',
};

const linesOf = ({ path, verdict, notes }: Finding): string[] => [
  `${verdicts[verdict]}  ${path}`,
  ...notes.map((note) => `      ${note}`),
];

const total = (findings: readonly Finding[]): string => {
  const counts = (Object.keys(verdicts) as Finding['verdict'][]).flatMap((verdict) => {
    const { length } = findings.filter((finding) => finding.verdict === verdict);
    return length > 0 ? [`${verdicts[verdict]} ${length}（${meanings[verdict]}）`] : [];
  });
  return `共 ${findings.length} 个接口：${counts.join('，')}`;
};

export const report = (findings: readonly Finding[]): string[] =>
  [...findings.flatMap(linesOf), total(findings)].map(printable);
