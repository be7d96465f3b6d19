import { useState } from 'react';
import {
  type BannerTarget,
  bannerTargetList,
  type WorkshopBanner,
} from '#schemas/workshop/banner-endpoints.ts';
import { type BannerTargetKind, bannerTargetKinds } from '#schemas/workshop/banner-fields.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormGroup } from '#src/ui/form/group.tsx';
import { ChoiceRow } from '#src/ui/list/choice-row.tsx';
import { ListView } from '#src/ui/list/view.tsx';
import { Thumb } from '#src/ui/media/thumb.tsx';
import { Tabs } from '#src/ui/page/tabs.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { Panel } from '#src/ui/sheet/panel.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { targetKindNames, targetText } from './words.ts';

type TargetsProps = { kind: BannerTargetKind; onChoose: (target: BannerTarget) => void };

const Targets = ({ kind, onChoose }: TargetsProps) => {
  const list = useList(bannerTargetList, { kind }, { fresh: true });
  const noun = targetKindNames[kind];
  return (
    <ListView
      list={list}
      rowHeight={85}
      skeleton="rows"
      label={noun}
      empty={<EmptyState text={`工作室还没有上架的${noun}`} />}
    >
      {(target) => (
        <ChoiceRow onChoose={() => onChoose(target)}>
          <Thumb src={target.thumb} />
          <Text as="span" kind="card-title" lines={2} flex="fill">
            {target.title}
          </Text>
        </ChoiceRow>
      )}
    </ListView>
  );
};

const tabs = bannerTargetKinds.map((id) => ({ id, name: targetKindNames[id] }));

type Target = Pick<WorkshopBanner, 'kind' | 'target' | 'targetTitle' | 'targetState'>;

type Props = { target: Target; error: string | undefined; onChange: (target: Target) => void };

/** What a banner leads to: a course, an article or a broadcast of the workshop. */
export const TargetField = ({ target, error, onChange }: Props) => {
  const [open, setOpen] = useState(false);
  const [kind, setKind] = useState(target.kind);
  const chosen = target.target !== '' || target.targetState === 'removed';
  const choose = ({ id, title }: BannerTarget) => {
    onChange({ kind, target: id, targetTitle: title, targetState: 'on' });
    setOpen(false);
  };
  return (
    <FormGroup label="链接" error={error}>
      <Stack gap={8}>
        <Text tone={chosen ? 'primary' : 'secondary'}>
          {chosen ? targetText(target) : '还没有选择'}
        </Text>
        <Button look="outlined" onClick={() => setOpen(true)}>
          选择课程、图文或直播
        </Button>
      </Stack>
      <Panel
        open={open}
        title="选择链接"
        onBack={() => {
          setOpen(false);
          return true;
        }}
      >
        <Tabs
          label="链接的种类"
          tabs={tabs}
          current={kind}
          onChoose={(id) => setKind(bannerTargetKinds.find((each) => each === id) ?? kind)}
          look="pill"
        />
        <Targets key={kind} kind={kind} onChoose={choose} />
      </Panel>
    </FormGroup>
  );
};
