import { callRefusals } from '../../../schemas/call-refusals.ts';
import { consoleApi } from '../../../schemas/operator/console.ts';
import type { operatorApi } from '../../../schemas/operator/endpoints.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Host } from '../../platform/endpoint/implement.ts';
import { implementOperator, type OperatorVerbs } from './implement-operator.ts';
import type { ConsoleServices } from './services.ts';
import { addOperator } from './verbs/add-operator.ts';
import { changeOperator } from './verbs/change-operator.ts';
import { changeOwnPassword } from './verbs/change-own-password.ts';
import { listAudit } from './verbs/list-audit.ts';
import { listOperators } from './verbs/list-operators.ts';
import { signIn } from './verbs/sign-in.ts';
import { signOut } from './verbs/sign-out.ts';
import { whoAmI } from './verbs/who-am-i.ts';

type Own = keyof typeof operatorApi;

/** What the nouns do at the console: their verbs, and the calls that may send more than others, in bytes. */
export type Desks = {
  verbs: Omit<OperatorVerbs, Own>;
  bodyLimits: { [K in keyof OperatorVerbs]?: number };
};

/** The calls of the operator console: its own, and those of the nouns that it manages. */
export const serveOperator = (
  host: Host,
  services: ConsoleServices,
  { verbs, bodyLimits }: Desks,
): void => {
  const own: Pick<OperatorVerbs, Own> = {
    signIn: signIn(services),
    whoAmI: whoAmI(services),
    signOut,
    changeOwnPassword: changeOwnPassword(services),
    listAudit,
    listOperators,
    addOperator: addOperator(services),
    changeOperator: changeOperator(services),
  };
  implementOperator(host, services, { api: consoleApi, verbs: { ...own, ...verbs }, bodyLimits });
  host.app.all('/operator/api/*', async () => {
    throw new RefusedError(callRefusals.noSuchCall);
  });
};
