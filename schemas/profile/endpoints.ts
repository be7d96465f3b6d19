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

/** data 0: the profile form is to be filled in now. */
export const profileFormState = defineEndpoint({
  path: '/v9/Member/is_setform',
  payload: object({ type: withDefault(count, 1) }),
  data: choice,
  access: 'member',
  refusals: {},
});

/** sex 0 secret, 1 male, 2 female (shell rule 16); `idCard` is masked. */
const profile = {
  name: text,
  sex: withDefault(choice, 0),
  hospital: text,
  department: text,
  jobTitle: text,
  province: text,
  city: text,
  idCard: text,
};

/**
 * What the form asks for and what was told. `answers` are to fields that the words beside them do not
 * stand for; of identity numbers they hold the mask. `required`: after a login it cannot be put off;
 * `deferrable`: `putOffForm` keeps it from being asked for at each login.
 */
export const profileForm = defineEndpoint({
  path: '/v9/Member/getForm',
  payload: none,
  data: object({
    ...profile,
    fields: fieldList,
    answers: list(formAnswer, 'may lose all'),
    required: flag,
    deferrable: flag,
  }),
  access: 'member',
  refusals: {},
});

/** Saves the profile form, which is done from then on; what came masked leaves the stored one. */
export const saveProfile = defineEndpoint({
  path: '/v9/Member/setForm',
  payload: object({ ...profile, answers: withDefault(sentAnswers, []), key }),
  data: none,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: pickRefusals(formRefusals, 'fieldInvalid', 'fieldGone'),
});

/** The profile form is left for later. It takes no key: repeating it says the same. */
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

/** Hospitals whose name or city holds what was typed, the likeliest first; none for a single sign. */
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
