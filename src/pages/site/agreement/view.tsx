import { Legal, legalTitles } from '../../../entities/site/legal.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';

/** `/agreement` */
export default function AgreementPage() {
  return (
    <PageFrame title={legalTitles.agreement} ground="card" spaced>
      <Legal type="agreement" />
    </PageFrame>
  );
}
