import { askCancellation, cancellation } from '#schemas/cancellation/endpoints.ts';
import { framedForm } from '#src/page-kinds/framed-form.tsx';
import { CoolingAccount } from './cooling.tsx';
import { CancellationForm } from './form.tsx';

export default framedForm(askCancellation, {
  begins: cancellation,
  fresh: true,
  Form: ({ known, again }) =>
    known.state === 'cooling' ? (
      <CoolingAccount dueAt={known.dueAt} onUnchanged={again.retry} />
    ) : (
      <CancellationForm known={known} onRequest={again.retry} />
    ),
});
