import { useState } from 'react';
import { mediaList } from '#schemas/media/endpoints.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ChoiceRow } from '#src/ui/list/choice-row.tsx';
import { ListView } from '#src/ui/list/view.tsx';
import { Thumb } from '#src/ui/media/thumb.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { Panel } from '#src/ui/sheet/panel.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';

type Props = { onChoose: (address: string) => void };

const Pictures = ({ onChoose }: Props) => {
  const list = useList(mediaList, { kind: 'picture', state: 'ready' }, { fresh: true });
  return (
    <ListView
      list={list}
      rowHeight={66}
      skeleton="rows"
      label="素材库的图片"
      empty={<EmptyState text="素材库里还没有图片，可以直接上传一张" />}
    >
      {({ address, name }) => (
        <ChoiceRow onChoose={() => onChoose(address)}>
          <Thumb src={address} ratio="banner" />
          <Text as="span" lines={2} flex="fill">
            {name}
          </Text>
        </ChoiceRow>
      )}
    </ListView>
  );
};

/** Offers the pictures of the workshop's library. */
export const LibraryButton = ({ onChoose }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="outlined" onClick={() => setOpen(true)}>
        从素材库选择
      </Button>
      <Panel
        open={open}
        title="选择图片"
        onBack={() => {
          setOpen(false);
          return true;
        }}
      >
        <Pictures
          onChoose={(address) => {
            onChoose(address);
            setOpen(false);
          }}
        />
      </Panel>
    </>
  );
};
