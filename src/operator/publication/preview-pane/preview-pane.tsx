import { Button, Segmented, Switch } from 'antd';
import { type ComponentProps, useMemo, useState } from 'react';
import type { PageName } from '#schemas/publication/page-names.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { useDeskState, useEditedPlan, useMay } from '../../draft-editor/context.ts';
import { useAfterFirst } from '../../parts/after-first.ts';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { Line, Text } from '../../parts/part.tsx';
import { useInFront } from '../../session.ts';
import { ArrangeBar } from '../editor/arrange-bar.tsx';
import { arranger, opened } from '../editor/selection.ts';
import { useMemberToken } from '../use-member-token.ts';
import { Phone, PhoneTrouble, useFrameLife } from './phone.tsx';
import css from './preview-pane.module.css';
import { type Groups, previewedDocument } from './previewed-document.ts';
import { useGroups } from './use-groups.ts';

const PhoneDialog = lazyPart(
  async () => (await import('./phone-dialog.tsx')).PhoneDialog,
  ({ open }) => open,
);

const PhonePreview = () => {
  // editors see the preview of a plan in review as well
  const edit = useMay('home.edit');
  const apart = useEditedPlan()?.apart;
  const [open, setOpen] = useState(false);
  // a page of its own has a preview link instead
  if (!edit || apart) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        发给手机预览
      </Button>
      <PhoneDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
};

// few pages have an experiment, and the control is a tenth of the console's code
const GroupChoices = lazyPart(
  async () => (await import('./group-choices.tsx')).GroupChoices,
  ({ experiments }: ReturnType<typeof useGroups>) => experiments.length > 0,
);

const WIDTHS = [320, 375, 430] as const;

type Width = (typeof WIDTHS)[number];
type Who = 'visitor' | 'member';

const widths = WIDTHS.map((value) => ({ value, label: String(value) }));
const people = [
  { value: 'visitor' as const, label: '访客' },
  { value: 'member' as const, label: '会员' },
];

type DraftProps = Omit<ComponentProps<typeof Phone>, 'document'> & {
  page: PageName | undefined;
  groups: Groups;
};

/** The only part that renders again at every key. */
const DraftPhone = ({ page, groups, ...rest }: DraftProps) => {
  const draft = useDeskState((state) => state.document);
  const target = useStore(opened);
  const edited = target && 'key' in target ? target : null;
  const document = useMemo(
    () => previewedDocument({ ...draft, template: page ?? draft.template }, groups, edited),
    [draft, page, groups, edited],
  );
  return <Phone {...rest} document={document} />;
};

/**
 * The draft in the learners' app beside the editor: the edited page, by default the one that opens first.
 */
export const PreviewPane = ({ page }: { page?: PageName | undefined }) => {
  const [width, setWidth] = useState<Width>(375);
  const [who, setWho] = useState<Who>('visitor');
  const inFront = useInFront();
  const arranges = useStore(arranger);
  const [slow, setSlow] = useState(false);
  const { experiments, groups, choose } = useGroups(page);
  const { round, open, trouble, noteSilent } = useFrameLife();
  const { token, error } = useMemberToken(who === 'member');
  const after = useAfterFirst();
  const ready = after && (who === 'visitor' || token !== undefined);
  return (
    <aside className={css.pane} aria-label="草稿预览">
      <div className={css.controls}>
        <Segmented<Width>
          size="small"
          options={widths}
          value={width}
          onChange={setWidth}
          aria-label="手机宽度"
        />
        {!inFront && (
          <Segmented<Who>
            size="small"
            options={people}
            value={who}
            onChange={setWho}
            aria-label="预览身份"
          />
        )}
        {/* the switch is the control */}
        <Line as="label" size={13} gap={6}>
          <Switch size="small" checked={slow} onChange={setSlow} aria-label="慢网" />
          慢网
        </Line>
        <Button size="small" type="text" aria-label="刷新预览" onClick={open}>
          刷新
        </Button>
        <PhonePreview />
      </div>
      <GroupChoices {...{ experiments, groups, choose }} />
      <PhoneTrouble trouble={trouble} />
      <div className={css.stage} data-width={width}>
        {ready && (
          <DraftPhone
            key={`${round} ${who} ${slow} ${who === 'member' ? token : ''}`}
            {...{ page, groups }}
            width={width}
            title={`草稿预览，${width} 像素宽`}
            token={who === 'member' ? (token ?? '') : ''}
            slow={slow}
            arranger={arranges}
            onSilent={noteSilent}
          />
        )}
        {!ready && error && (
          <p className={css.trouble} role="alert">
            会员预览没有打开：{error.message}
          </p>
        )}
      </div>
      {arranges && page && <ArrangeBar page={page} arranger={arranges} />}
      <Text size={12} tone="tertiary" textAlign="center" above={8}>
        {arranges
          ? '点区块打开它的设置，按住拖动可以换位置；预览中的链接不会跳转。'
          : '点预览里的区块可定位到编辑行；预览中的链接不会跳转。'}
        {inFront && '会员由已有的后端管理，预览是访客看到的样子。'}
      </Text>
    </aside>
  );
};
