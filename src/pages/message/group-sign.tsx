import type { MessageGroup } from '#schemas/message/fields.ts';
import { LineSign } from '#src/ui/icon/line-sign.tsx';
import { SignTile } from '#src/ui/icon/tile.tsx';

const signs: Readonly<Record<MessageGroup, string>> = {
  system: 'M12 4a5 5 0 0 1 5 5c0 4 2 5.500 2 7H5c0-1.500 2-3 2-7a5 5 0 0 1 5-5m-2 15a2 2 0 0 0 4 0',
  course: 'M4 5.500h6a2 2 0 0 1 2 2v12a2 2 0 0 0-2-2H4zm16 0h-6a2 2 0 0 0-2 2v12a2 2 0 0 1 2-2h6z',
  order: 'M6 3.500h12v17l-3-2-3 2-3-2-3 2zm3 5h6m-6 4h6',
  interact: 'M4 5.500h16v11H9.500L5.500 20v-3.500H4zm4.500 5.500h.1m3.400 0h.1m3.400 0h.1',
  live: 'M4 7h11v10H4zm11 3.500 5-2.500v8l-5-2.500z',
};

export const GroupSign = ({ group }: { group: MessageGroup }) => (
  <SignTile>
    <LineSign d={signs[group]} />
  </SignTile>
);
