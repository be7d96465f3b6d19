import { useEffect, useState } from 'react';
import { sharedLink } from '#src/platform/share/card.ts';
import { ownMemberId } from '#src/platform/share/own-member-id.ts';

/** The full address with the id of the sharing member; undefined until that is known. */
export const useSharedLink = (address: string | undefined): string | undefined => {
  const [link, setLink] = useState<string>();
  useEffect(() => {
    let left = false;
    void ownMemberId().then((memberId) => {
      if (!left) setLink(sharedLink(address ?? location.href, location.href, memberId));
    });
    return () => {
      left = true;
    };
  }, [address]);
  return link;
};
