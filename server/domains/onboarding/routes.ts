import { onboardingApi } from '#schemas/onboarding/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { applyAsOrganisation, applyAsPerson } from './apply.ts';
import { giveConsent, readConsent } from './consent.ts';
import { readDoctorCenter } from './read-center.ts';
import { readOwnOnboarding } from './read-onboarding.ts';
import { withdrawOnboarding } from './withdraw.ts';

export const serve = (host: DomainHost, services: Services): void => {
  implement(host, onboardingApi, {
    onboarding: readOwnOnboarding(services),
    applyAsPerson: applyAsPerson(services),
    applyAsOrganisation: applyAsOrganisation(services),
    withdrawOnboarding,
    consent: readConsent,
    giveConsent,
    doctorCenter: readDoctorCenter,
  });
};
