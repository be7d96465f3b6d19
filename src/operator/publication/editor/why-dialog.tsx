import { Modal } from 'antd';
import type { Explanation } from '../../../engine/explain.ts';
import css from './editor.module.css';
import type { SectionVisibility } from './verdicts.ts';

const Side = ({ who, told }: { who: string; told: Explanation }) => (
  <section className={css.side} data-shows={told.shows} aria-label={who}>
    <h2>
      {who}
      <span className={css.verdict}>{told.shows ? '看得到' : '看不到'}</span>
    </h2>
    <ol>
      {told.chain.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  </section>
);

type Props = {
  name: string | null;
  verdict: SectionVisibility | undefined;
  blank: boolean;
  onClose: () => void;
};

/** 为什么看不到: every condition that was checked, for a visitor and for a member. */
export const WhyDialog = ({ name, verdict, blank, onClose }: Props) => (
  <Modal
    open={name !== null}
    title={`谁能看到“${name ?? ''}”`}
    onCancel={onClose}
    footer={null}
    width={640}
    destroyOnHidden
  >
    {verdict && (
      <div className={css.sides}>
        <Side who="访客" told={verdict.visitor} />
        <Side who="会员" told={verdict.member} />
      </div>
    )}
    {blank && (
      <p className={css.note}>
        开关与身份都允许显示，但预览里没有出现：现在没有内容，或内容不能用。没有内容的区块会整块隐藏，补充内容后自动出现；内容取不到时请看“线上问题”。
      </p>
    )}
  </Modal>
);
