import type { Rule } from 'antd/es/form';
import type * as z from 'zod/mini';
import { faultIn } from '#schemas/wire/rules.ts';

/** Validates a form's field by the schema of the payload in which it is sent. */
export const payloadRule = (schema: z.core.$ZodType): Rule => ({
  validator: async (_, value: unknown) => {
    const fault = faultIn(schema, value ?? '');
    if (fault) throw new Error(fault);
  },
});
