import { questionnaireApi } from '../../../schemas/api/questionnaire.ts';
import type { Desk } from '../../platform/desk.ts';
import { type Host, implement, ofMember } from '../../platform/implement.ts';
import { askCertification, readCertification } from './certification.ts';
import { listQuestionnaires } from './list-questionnaires.ts';
import { readIntro } from './read-intro.ts';
import { listRanking, listResults, readResult } from './results.ts';
import { save } from './save.ts';
import { start } from './start.ts';
import { submit } from './submit.ts';

export const serveQuestionnaire = (host: Host, desk: Desk): void => {
  implement(host, questionnaireApi, {
    myQuestionnaires: ofMember(listQuestionnaires),
    questionnaireIntro: ofMember(readIntro),
    startQuestionnaire: ofMember(start),
    saveQuestionnaire: ofMember(save),
    submitQuestionnaire: ofMember(submit),
    questionnaireResult: ofMember(readResult),
    questionnaireResults: ofMember(listResults),
    questionnaireRanking: ofMember(listRanking),
    certification: ofMember(readCertification),
    askCertification: ofMember(askCertification(desk)),
  });
};
