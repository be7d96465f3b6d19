import { Modal } from 'antd';
import type { PageName } from '#schemas/publication/page-names.ts';
import { Text } from '../../parts/part.tsx';
import { useInFront } from '../../session.ts';
import css from './editor.module.css';
import { ForMember } from './for-member.tsx';
import { useBlanks, useVerdicts } from './use-verdicts.ts';
import { WhySide } from './why-side.tsx';

type Props = {
  page: PageName;
  name: string | null;
  onClose: () => void;
};

const Told = ({ page, name }: { page: PageName; name: string }) => {
  const inFront = useInFront();
  const verdicts = useVerdicts(page);
  const blank = useBlanks(page, verdicts)(name);
  const verdict = verdicts.get(name);
  return (
    <>
      {verdict && (
        <div className={css.sides}>
          <WhySide who="访客" told={verdict.visitor} />
          <WhySide who="会员" told={verdict.member} />
        </div>
      )}
      {blank && (
        <Text
          size={13}
          tone="warning"
          padBlock={10}
          padInline={14}
          above={12}
          below={12}
          surface="warning"
          radius="small"
        >
          开关与身份都允许显示，但预览里没有出现：现在没有内容，或内容不能用。没有内容的区块会整块隐藏，补充内容后自动出现；内容取不到时请看“线上问题”。
        </Text>
      )}
      {!inFront && <ForMember page={page} name={name} />}
    </>
  );
};

/** 为什么看不到: every condition that was checked, for a visitor, for a member, and for one that is named. */
export const WhyDialog = ({ page, name, onClose }: Props) => (
  <Modal
    open={name !== null}
    title={`谁能看到“${name ?? ''}”`}
    onCancel={onClose}
    footer={null}
    width={640}
    destroyOnHidden
  >
    {name !== null && <Told page={page} name={name} />}
  </Modal>
);
