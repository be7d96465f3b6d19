import { formAnswer, sentAnswers } from '../form/answers.ts';
import { fieldList } from '../form/field.ts';
import { formRefusals } from '../form/refusals.ts';
import { keyword } from '../search/fields.ts';
import { SEARCHES } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { withDefault } from '../wire/payload.ts';
import { choice, count, flag, requiredText, text } from '../wire/primitives.ts';
import { key, none } from '../wire/query-fields.ts';
import { list, object } from '../wire/structures.ts';

/** 0: the member has to see the profile form now. */
export const profileFormState = defineEndpoint({
  path: '/v9/Member/is_setform',
  payload: object({ type: withDefault(count, 1) }),
  data: choice,
  access: 'member',
  refusals: {},
});

const profile = {
  name: text,
  /** 0 secret, 1 male, 2 female (shell rule 16). */
  sex: withDefault(choice, 0),
  hospital: text,
  department: text,
  jobTitle: text,
  province: text,
  city: text,
  /** Masked. */
  idCard: text,
};

/** The profile form with its fields, and what the member has entered so far. */
export const profileForm = defineEndpoint({
  path: '/v9/Member/getForm',
  payload: none,
  data: object({
    ...profile,
    fields: fieldList,
    /** Answers that the profile's own fields cannot hold; identity numbers are masked. */
    answers: list(formAnswer, 'may lose all'),
    /** After a login the form cannot be skipped. */
    required: flag,
    /** `putOffForm` stops it from appearing at each login. */
    deferrable: flag,
  }),
  access: 'member',
  refusals: {},
});

/** Saves the profile form and marks it as done; a masked value leaves the stored one. */
export const saveProfile = defineEndpoint({
  path: '/v9/Member/setForm',
  payload: object({ ...profile, answers: withDefault(sentAnswers, []), key }),
  data: none,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: pickRefusals(formRefusals, 'fieldInvalid', 'fieldGone'),
});

/** Postpones the profile form. It needs no key, since repeating it changes nothing. */
export const putOffForm = defineEndpoint({
  path: '/v9/Member/putOffForm',
  payload: none,
  data: none,
  access: 'member',
  changes: true,
  loading: false,
  keepalive: true,
  refusals: {},
});

/** Hospitals whose name or city contains the keyword, the best match first; none for a single character. */
export const findHospitals = defineEndpoint({
  path: '/v9/Member/findHospitals',
  payload: object({ keyword }),
  data: list(object({ name: requiredText, city: text })),
  access: 'member',
  rate: SEARCHES,
  loading: false,
  refusals: {},
});

export const profileApi = { profileFormState, profileForm, saveProfile, putOffForm, findHospitals };
