import type { saveExam, submitExam } from '#schemas/exam/endpoints.ts';
import type { saveQuestionnaire, submitQuestionnaire } from '#schemas/questionnaire/endpoints.ts';
import type { RefusalName } from '#schemas/wire/define-endpoint.ts';

export type PaperRefusal =
  | RefusalName<typeof saveQuestionnaire>
  | RefusalName<typeof submitQuestionnaire>
  | RefusalName<typeof saveExam>
  | RefusalName<typeof submitExam>;

/** Why a paper was refused; `name` is undefined for an unknown refusal. */
export type Refused = { name: PaperRefusal | undefined; message: string };

type Meaning =
  /**
   * The questions have changed. Also where the server finds answers missing or excessive that were valid
   * here, or cannot read the paper at all.
   */
  | 'changed'
  /** The paper was sent, or its time is over. */
  | 'ended'
  /** The server accepts no more changes of this paper in its present state. */
  | 'final';

/** A refusal missing here, such as of a newer draft or a picture, can be corrected or tried again. */
const meanings: Readonly<Partial<Record<PaperRefusal, Meaning>>> = {
  badPayload: 'changed',
  answersInvalid: 'changed',
  answersNotDrawn: 'changed',
  answersStray: 'changed',
  answersMissing: 'changed',
  attemptSent: 'ended',
  attemptOver: 'ended',
  attemptEmpty: 'final',
  noSuchAttempt: 'final',
  noSuchQuestionnaire: 'final',
  questionnaireFull: 'final',
  doctorsOnly: 'final',
  noSuchExam: 'final',
  examFull: 'final',
  examPhoneNeeded: 'final',
  examDoctorsOnly: 'final',
};

const meaningOf = ({ name }: Refused): Meaning | undefined => name && meanings[name];

export const isChanged = (refused: Refused): boolean => meaningOf(refused) === 'changed';

export const isEnded = (refused: Refused): boolean => meaningOf(refused) === 'ended';

export const isFinal = (refused: Refused): boolean => meaningOf(refused) !== undefined;
