import { useStep } from '../../../platform/navigation/use-step.ts';
import { Chevron } from '../../../ui/icon/chevron.tsx';
import { AgreementPanel } from '../agreement-panel.tsx';
import css from './kept-agreement.module.css';

/** A link to the version of the purchase agreement under which an order was placed. */
export const KeptAgreement = ({ version }: { version: number }) => {
  const { open, enter, leave } = useStep();
  if (version === 0) return null;
  return (
    <>
      <button className={css.row} type="button" onClick={enter}>
        <span className={css.name}>购买协议</span> 第 {version} 版
        <Chevron />
      </button>
      <AgreementPanel version={version} open={open} onClose={leave} />
    </>
  );
};
