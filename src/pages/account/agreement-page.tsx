import { Legal, legalTitles } from './legal.tsx';
import { Page } from './page.tsx';

/** `/agreement` */
export default function AgreementPage() {
  return (
    <Page route="/agreement" title={legalTitles.agreement}>
      <Legal type="agreement" />
    </Page>
  );
}
