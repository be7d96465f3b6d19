import { operatorAuditApi } from '#schemas/operator/audit-endpoints.ts';
import { operatorCodesApi } from '#schemas/operator/code-endpoints.ts';
import { operatorApi } from '#schemas/operator/endpoints.ts';
import { operatorRolesApi } from '#schemas/operator/role-endpoints.ts';
import { secondFactorApi } from '#schemas/operator/second-factor-endpoints.ts';
import { operatorSessionsApi } from '#schemas/operator/session-endpoints.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { sweepOperatorSessions } from './session/sessions.ts';
import { addOperator } from './verbs/add-operator.ts';
import { awaitsFirstSignIn } from './verbs/awaits-first-sign-in.ts';
import { beginSecondFactor } from './verbs/begin-second-factor.ts';
import { changeOperator } from './verbs/change-operator.ts';
import { changeOwnPassword } from './verbs/change-own-password.ts';
import { confirmSecondFactor } from './verbs/confirm-second-factor.ts';
import { countCodes } from './verbs/count-codes.ts';
import { demandSecondFactor } from './verbs/demand-second-factor.ts';
import { dropSecondFactor } from './verbs/drop-second-factor.ts';
import { endOperatorSessions } from './verbs/end-operator-sessions.ts';
import { endOwnSessions } from './verbs/end-own-sessions.ts';
import { exportAudit } from './verbs/export-audit.ts';
import { listAudit } from './verbs/list-audit.ts';
import { listOperators } from './verbs/list-operators.ts';
import { listOwnSessions } from './verbs/list-own-sessions.ts';
import { listRoles } from './verbs/list-roles.ts';
import { makeCodes } from './verbs/make-codes.ts';
import { removeRole } from './verbs/remove-role.ts';
import { resetSecondFactor } from './verbs/reset-second-factor.ts';
import { saveRole } from './verbs/save-role.ts';
import { signIn } from './verbs/sign-in.ts';
import { signInByCode } from './verbs/sign-in-by-code.ts';
import { signOut } from './verbs/sign-out.ts';
import { whoAmI } from './verbs/who-am-i.ts';

export const serve = (
  host: DomainHost,
  services: Pick<Services, 'secret' | 'inFront' | 'ownHome'>,
): void => {
  implement(host.console, operatorApi, {
    signIn: signIn(services),
    whoAmI: whoAmI(services),
    awaitsFirstSignIn,
    signOut,
    changeOwnPassword,
    listOperators,
    addOperator,
    changeOperator,
  });
  implement(host.console, operatorCodesApi, {
    signInByCode: signInByCode(services),
    countCodes,
    makeCodes,
  });
  implement(host.console, operatorRolesApi, {
    listRoles,
    saveRole,
    removeRole,
    demandSecondFactor,
  });
  implement(host.console, operatorAuditApi, { listAudit, exportAudit });
  implement(host.console, operatorSessionsApi, {
    listOwnSessions,
    endOwnSessions,
    endOperatorSessions,
  });
  implement(host.console, secondFactorApi, {
    beginSecondFactor: beginSecondFactor(services),
    confirmSecondFactor: confirmSecondFactor(services),
    dropSecondFactor: dropSecondFactor(services),
    resetSecondFactor,
  });
  host.jobs.hourly({ 'operator-sessions': sweepOperatorSessions });
  host.app.all('/operator/api/*', async () => {
    throw new RefusedError(callRefusals.noSuchCall);
  });
};
