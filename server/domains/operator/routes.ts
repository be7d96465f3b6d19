import { callRefusals } from '../../../schemas/call-refusals.ts';
import { operatorApi } from '../../../schemas/operator/endpoints.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { addOperator } from './verbs/add-operator.ts';
import { changeOperator } from './verbs/change-operator.ts';
import { changeOwnPassword } from './verbs/change-own-password.ts';
import { listAudit } from './verbs/list-audit.ts';
import { listOperators } from './verbs/list-operators.ts';
import { signIn } from './verbs/sign-in.ts';
import { signOut } from './verbs/sign-out.ts';
import { whoAmI } from './verbs/who-am-i.ts';

/** What operators manage of a noun is served by the noun. */
export const serve = (host: DomainHost, services: Services): void => {
  implement(host.console, operatorApi, {
    signIn: signIn(services),
    whoAmI: whoAmI(services),
    signOut,
    changeOwnPassword,
    listAudit,
    listOperators,
    addOperator,
    changeOperator,
  });
  host.app.all('/operator/api/*', async () => {
    throw new RefusedError(callRefusals.noSuchCall);
  });
};
