import type { practiseWrong, WrongItem } from '#schemas/exam/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';

/** A practised answer with its verdict; `at`: ms by the phone's clock. */
export type Practised = Data<typeof practiseWrong> & {
  item: WrongItem;
  chosen: string[];
  at: number;
};
