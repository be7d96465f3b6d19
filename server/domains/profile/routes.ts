import { profileApi } from '../../../schemas/profile/endpoints.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { findHospitals } from './find-hospitals.ts';
import { readFormState } from './read-form-state.ts';
import { readProfile } from './read-profile.ts';
import { saveProfile } from './save-profile.ts';

export const serve = (host: Host, services: Services): void =>
  implement(host, profileApi, {
    profileFormState: readFormState,
    profileForm: readProfile(services),
    saveProfile: saveProfile(services),
    findHospitals,
  });
