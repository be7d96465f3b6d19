import type { OperatorVerb } from '../implement-operator.ts';
import type { ConsoleServices } from '../services.ts';
import { csrfOf } from '../session/request-guard.ts';

export const whoAmI =
  ({ secret }: ConsoleServices): OperatorVerb<'whoAmI'> =>
  async ({ operator, session }) => {
    if (!operator) return null;
    const { id, name, role } = operator;
    return { operator: { id, name, role }, csrf: csrfOf(secret, session) };
  };
