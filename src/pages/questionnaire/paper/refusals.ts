import type { RefusalName } from '../../../../schemas/define-endpoint.ts';
import type {
  saveQuestionnaire,
  submitQuestionnaire,
} from '../../../../schemas/questionnaire/endpoints.ts';

type Name = RefusalName<typeof saveQuestionnaire> | RefusalName<typeof submitQuestionnaire>;

/** Why a paper was not taken; `name` undefined for what is no known refusal. */
export type Refused = { name: Name | undefined; message: string };

type Meaning =
  /**
   * The questions are others now: also where something is missing or too much of what was judged here
   * before it was sent, and where the server cannot read it at all.
   */
  | 'changed'
  /** It was sent, or its time is over. */
  | 'ended'
  /** The server takes no more of this paper as it stands. */
  | 'final';

/** What is not named here, such as a newer draft or a picture, can be mended or sent again. */
const meanings: Readonly<Partial<Record<Name, Meaning>>> = {
  badPayload: 'changed',
  answersUnfit: 'changed',
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

/** Nothing of this paper will ever be taken again. */
export const isEnded = (refused: Refused): boolean => meaningOf(refused) === 'ended';

export const isFinal = (refused: Refused): boolean => meaningOf(refused) !== undefined;
