import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { accountState, setAvatar } from '../../../schemas/api/account.ts';
import { memberHome } from '../../../schemas/api/people.ts';
import { callKey } from '../../../schemas/define-endpoint.ts';
import { asDataUrl } from '../../platform/as-data-url.ts';
import { type Area, cutSquare, type OpenPicture } from '../../platform/open-picture.ts';
import { changeUser } from '../../platform/session.ts';
import { useChange } from '../../platform/use-change.ts';

/** Longest side of a portrait, in pixels. */
const SIDE = 512;

const withAvatar =
  (avatar: string) =>
  <T extends object>(known: T | undefined): T | undefined =>
    known && { ...known, avatar };

/** Saves a part of a picture as the member's portrait, which shows at once wherever it stands. */
export const usePortrait = (picture: OpenPicture, onSaved: () => void) => {
  const { mutate } = useSWRConfig();
  const change = useChange(setAvatar, '头像没有保存成功，请检查网络后重试');
  const [cutting, setCutting] = useState(false);
  const [unreadable, setUnreadable] = useState('');

  const show = (avatar: string): void => {
    changeUser({ headimg: avatar });
    for (const endpoint of [accountState, memberHome])
      void mutate(callKey(endpoint), withAvatar(avatar), { revalidate: false });
  };
  const save = async (area: Area): Promise<void> => {
    if (cutting || change.busy) return;
    setCutting(true);
    setUnreadable('');
    try {
      const source = await asDataUrl(await cutSquare(picture, area, SIDE));
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
