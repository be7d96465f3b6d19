import { profileDeskApi } from '#schemas/profile/desk-endpoints.ts';
import { profileApi } from '#schemas/profile/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { setFormMode } from './desk/set-form-mode.ts';
import { findHospitals } from './find-hospitals.ts';
import { formModeOf } from './form-modes.ts';
import { putOffForm } from './put-off-form.ts';
import { readFormState } from './read-form-state.ts';
import { readProfile } from './read-profile.ts';
import { saveProfile } from './save-profile.ts';

export const serve = (host: DomainHost, services: Services): void => {
  implement(host, profileApi, {
    profileFormState: readFormState,
    profileForm: readProfile(services),
    saveProfile: saveProfile(services),
    putOffForm,
    findHospitals,
  });
  implement(host.console, profileDeskApi, {
    readFormMode: async ({ db }) => ({ mode: await formModeOf(db) }),
    setFormMode,
  });
};
