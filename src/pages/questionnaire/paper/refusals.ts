import type { RefusalName } from '../../../../schemas/define-endpoint.ts';
import type {
  saveQuestionnaire,
  submitQuestionnaire,
} from '../../../../schemas/questionnaire/endpoints.ts';

type Name = RefusalName<typeof saveQuestionnaire> | RefusalName<typeof submitQuestionnaire>;

/** Why a paper was refused; `name` is undefined for an unknown refusal. */
export type Refused = { name: Name | undefined; message: string };

type Meaning =
  /**
   * The questions have changed; also where the server finds answers missing or excessive that were
   * valid here, or cannot read the paper at all.
   */
  | 'changed'
  /** The paper was sent, or its time is over. */
  | 'ended'
  /** The server accepts no more changes of this paper in its present state. */
  | 'final';

/** A refusal missing here, such as of a newer draft or a picture, can be mended or tried again. */
const meanings: Readonly<Partial<Record<Name, Meaning>>> = {
  badPayload: 'changed',
  answersInvalid: 'changed',
  answersStray: 'changed',
  answersMissing: 'changed',
  attemptSent: 'ended',
  attemptOver: 'ended',
  attemptEmpty: 'final',
  noSuchAttempt: 'final',
  noSuchQuestionnaire: 'final',
  questionnaireFull: 'final',
  doctorsOnly: 'final',
};

const meaningOf = ({ name }: Refused): Meaning | undefined => name && meanings[name];

export const isChanged = (refused: Refused): boolean => meaningOf(refused) === 'changed';

/** Whether this paper can never be sent any more. */
export const isEnded = (refused: Refused): boolean => meaningOf(refused) === 'ended';

export const isFinal = (refused: Refused): boolean => meaningOf(refused) !== undefined;
