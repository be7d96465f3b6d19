import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { accountState, setAvatar } from '#schemas/member/endpoints.ts';
import { callKey, type Data } from '#schemas/wire/define-endpoint.ts';
import { asDataUrl } from '#src/platform/picture/as-data-url.ts';
import { type Area, cutPart, type OpenPicture } from '#src/platform/picture/open.ts';
import { answersTo } from '#src/platform/reading/page-answers.ts';
import { changeUser } from '#src/platform/session/session.ts';
import { useChange } from '#src/platform/writing/use-change.ts';

type Account = Data<typeof accountState>;

/** Longest side of a portrait, in pixels. */
const SIDE = 512;

export const usePortrait = (picture: OpenPicture, onSaved: () => void) => {
  const { mutate } = useSWRConfig();
  const change = useChange(setAvatar, '头像没有保存成功，请检查网络后重试');
  const [cutting, setCutting] = useState(false);
  const [unreadable, setUnreadable] = useState('');

  const show = (avatar: string): void => {
    changeUser({ headimg: avatar });
    // pages read the account when they are opened; until then the held answers show it
    const known = answersTo(callKey(accountState));
    void mutate<Account>(known, (before) => before && { ...before, avatar }, { revalidate: false });
  };
  const save = async (area: Area): Promise<void> => {
    if (cutting || change.busy) return;
    setCutting(true);
    setUnreadable('');
    try {
      const source = await asDataUrl(await cutPart(picture, area, SIDE));
      const answer = await change.send({ content: source.slice(source.indexOf(',') + 1) });
      if (!answer?.ok) return;
      show(answer.data.avatar);
      onSaved();
    } catch (error) {
      setUnreadable(error instanceof Error ? error.message : String(error));
    } finally {
      setCutting(false);
    }
  };
  return { save, busy: cutting || change.busy, failure: unreadable || change.failure };
};
