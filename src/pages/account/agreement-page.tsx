import { goBack } from '../../platform/go-back.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Legal, legalTitles } from './legal.tsx';

/** `/agreement` */
export default function AgreementPage() {
  return (
    <PageFrame
      route="/agreement"
      title={legalTitles.agreement}
      onBack={goBack}
      ground="card"
      spaced
    >
      <Legal type="agreement" />
    </PageFrame>
  );
}
