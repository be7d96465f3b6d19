import type { Diagnostic } from '#schemas/diagnostics/endpoints.ts';
import css from './faults.module.css';

const words: Readonly<Record<Diagnostic['fault'], string>> = {
  'unknown-section': '没有登记的区块',
  'repeated-section': '重复的区块',
  'call-failed': '接口失败',
  'payload-misfit': '数据整体不合格',
  'item-left-out': '个别条目不合格，已略去',
  'field-defaulted': '有的值不能识别，已按默认值显示',
  'condition-misfit': '显示条件不能识别，没有显示',
  'condition-undecided': '显示条件无法判断，没有显示',
  'render-failed': '渲染出错',
  'media-unplayable': '有一节课播放不了',
  'code-missing': '代码没有加载到',
  'failed-start': '连续两次没有启动成功',
};

const shown: Readonly<Record<Diagnostic['shown'], string>> = {
  rest: '其余内容照常显示',
  'last-good': '显示上一次的内容',
  shipped: '按出厂的样子显示',
  hidden: '区块隐藏',
};

/** The contract's kinds of values in Chinese; other texts are shown unchanged. */
const kinds: Readonly<Record<string, string>> = {
  list: '列表',
  object: '对象',
  text: '非空的文字',
  id: '编号',
  amount: '金额',
  'whole number': '整数',
};

/** Enough to understand a broken list of thousands. */
const MOST = 30;

type FactProps = { name: string; value: string };

const Fact = ({ name, value }: FactProps) =>
  value ? (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  ) : null;

const Fault = ({ fault }: { fault: Diagnostic }) => (
  <li className={css.fault}>
    <strong>
      {fault.section}：{words[fault.fault]}
    </strong>
    <dl className={css.facts}>
      <Fact name="接口" value={fault.endpoint} />
      <Fact name="位置" value={fault.path} />
      <Fact name="应为" value={kinds[fault.expected] ?? fault.expected} />
      <Fact name="收到" value={fault.came} />
      <Fact name="学员看到" value={shown[fault.shown]} />
    </dl>
  </li>
);

/** The reports to operators, which learners never see. */
export const Faults = ({ faults }: { faults: readonly Diagnostic[] }) => {
  const rest = faults.length - MOST;
  return (
    <aside className={css.faults} aria-label="上报的诊断">
      <p className={css.head}>上报的诊断（学员看不到）：{faults.length} 条</p>
      <ul>
        {faults.slice(0, MOST).map((fault) => (
          <Fault key={JSON.stringify(fault)} fault={fault} />
        ))}
      </ul>
      {rest > 0 && <p className={css.fault}>还有 {rest} 条同样上报，这里不再列出。</p>}
    </aside>
  );
};
