import type { listAnswerPictures as endpoint } from '#schemas/questionnaire/desk-endpoints.ts';
import { signedForDesk } from '../../../libraries/upload/index.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { givenTo } from './given-to.ts';

/** Refuses `noSuchDeskRow`. */
export const listAnswerPictures =
  ({ secret }: Services): Verb<typeof endpoint> =>
  async (context, query) => {
    const wanted = { ...query, kind: 'upload', size: 10, what: '问卷作答的图片' } as const;
    const { items, pages } = await givenTo(context, wanted);
    const signed = signedForDesk(secret, 'attempt', context);
    return {
      items: items.map(({ id, at, values }) => ({ id, at, pictures: values.map(signed) })),
      pages,
    };
  };
