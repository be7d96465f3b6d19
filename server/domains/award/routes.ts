import { awardDeskApi } from '#schemas/award/desk-endpoints.ts';
import { awardApi } from '#schemas/award/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { correctHolder } from './desk/correct-holder.ts';
import { listCertificates } from './desk/list-certificates.ts';
import { revokeCertificate } from './desk/revoke-certificate.ts';
import { claimAward, claimByPerson } from './verbs/claim.ts';
import { myClaims, myCredits } from './verbs/list.ts';
import { awardPerson, awardState, thingAwards } from './verbs/read.ts';
import { verifyCertificate } from './verbs/verify.ts';

export const serve = (host: DomainHost, services: Services): void => {
  implement(host, awardApi, {
    awardState: awardState(services),
    thingAwards: thingAwards(services),
    awardPerson: awardPerson(services),
    claimAward: claimAward(services),
    claimByPerson: claimByPerson(services),
    myClaims: myClaims(services),
    myCredits,
    verifyCertificate: verifyCertificate(services),
  });
  implement(host.console, awardDeskApi, {
    listCertificates: listCertificates(services),
    revokeCertificate,
    correctHolder: correctHolder(services),
  });
};
