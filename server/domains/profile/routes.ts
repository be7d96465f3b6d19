import { profileApi } from '../../../schemas/profile/endpoints.ts';
import { type Host, implement, ofMember } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { readFormState } from './read-form-state.ts';
import { readProfile } from './read-profile.ts';
import { saveProfile } from './save-profile.ts';

/** The calls of the profile form. */
export const serveProfile = (host: Host, services: Services): void =>
  implement(host, profileApi, {
    profileFormState: ofMember(readFormState),
    profileForm: ofMember(readProfile(services)),
    saveProfile: ofMember(saveProfile(services)),
  });
