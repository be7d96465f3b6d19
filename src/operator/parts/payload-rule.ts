import type { Rule } from 'antd/es/form';
import type * as z from 'zod/mini';
import { faultIn } from '../../../schemas/rules.ts';

/** Judges a field of a form as the payload that it is sent in will be judged. */
export const payloadRule = (schema: z.core.$ZodType): Rule => ({
  validator: async (_, value: unknown) => {
    const fault = faultIn(schema, value ?? '');
    if (fault) throw new Error(fault);
  },
});
