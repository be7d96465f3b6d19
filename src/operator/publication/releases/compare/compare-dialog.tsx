import { Alert, Modal, Segmented, Select } from 'antd';
import { useMemo, useState } from 'react';
import { describeChanges } from '#schemas/publication/describe-changes.ts';
import { readRelease } from '#schemas/publication/endpoints.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { useDeskState } from '../../../draft-editor/context.ts';
import { momentText } from '../../../parts/moments.ts';
import { Loaded } from '../../../parts/panel/loaded.tsx';
import { Line } from '../../../parts/part.tsx';
import { useIsPhone } from '../../../parts/use-is-phone.ts';
import { useInFront } from '../../../session.ts';
import { useOperatorCall } from '../../../use-operator-call.ts';
import type { ScrollPosition } from '../../preview-messages.ts';
import { type Comparison, Phone, PhoneTrouble, useFrameLife } from '../../preview-pane/phone.tsx';
import { useMemberToken } from '../../use-member-token.ts';
import type { ReleaseHead } from '../use-schedules.ts';
import css from './compare.module.css';
import { comparePages } from './compare-pages.ts';

const WIDTH = 375;

type Shown = 'before' | 'after';

const sides = [
  { value: 'before' as const, label: '左边' },
  { value: 'after' as const, label: '右边' },
];

type PictureProps = {
  side: Shown;
  document: HomeDocument;
  token: string;
  hidden: boolean;
  comparison: Comparison;
};

const Picture = ({ side, document, token, hidden, comparison }: PictureProps) => {
  const { round, trouble, noteSilent } = useFrameLife();
  return (
    <div className={css.picture} data-side={side} data-hidden={hidden}>
      <PhoneTrouble trouble={trouble} />
      <div className={css.stage}>
        <Phone
          key={`${round} ${token}`}
          document={document}
          width={WIDTH}
          token={token}
          title={side === 'before' ? '左边的首页' : '右边的首页'}
          comparison={comparison}
          onSilent={noteSilent}
        />
      </div>
    </div>
  );
};

type WordsProps = {
  before: HomeDocument;
  after: HomeDocument;
  onShow: (key: string) => void;
};

const Words = ({ before, after, onShow }: WordsProps) => {
  const changes = describeChanges(before, after);
  const ordered = before.template === 'ordered' && after.template === 'ordered';
  return (
    <section className={css.words} aria-label="从左边到右边的不同">
      {before.template !== after.template && <p>首页样式不同，图里不标出区块。</p>}
      {changes.length === 0 && <p>两边完全一样。</p>}
      <ul>
        {changes.map(({ part, key, text }) => (
          <li key={`${part} ${key} ${text}`}>
            {ordered && part === '首页区块' ? (
              <button type="button" className={css.change} onClick={() => onShow(key)}>
                {text}
              </button>
            ) : (
              <span className={css.change}>
                {part}：{text}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

type ComparedProps = { before: HomeDocument; after: HomeDocument; member: boolean };

const ComparedPages = ({ before, after, member }: ComparedProps) => {
  const isPhone = useIsPhone();
  const [shown, setShown] = useState<Shown>('after');
  const [positions, setPositions] = useState<Readonly<Record<Shown, ScrollPosition | null>>>({
    ...{ before: null, after: null },
  });
  const { token, error } = useMemberToken(member);
  const marked = useMemo(() => comparePages(before, after), [before, after]);
  const followFrom = (side: Shown) => (position: ScrollPosition) =>
    setPositions((earlier) => ({ ...earlier, [side]: position }));
  const show = (name: string) => {
    const position = { name, share: 0, part: 0 };
    setPositions({ before: position, after: position });
    const isMissing = marked.before.some(
      (one) => one.name === name && one.marks.includes('removed'),
    );
    setShown(isMissing ? 'before' : 'after');
  };
  if (member && token === undefined)
    return error ? (
      <Alert type="error" title={`会员预览没有打开：${error.message}`} showIcon />
    ) : null;
  const picture = (side: Shown, document: HomeDocument, other: Shown) => (
    <Picture
      side={side}
      document={document}
      token={member ? (token ?? '') : ''}
      hidden={isPhone && shown !== side}
      comparison={{
        marked: marked[side],
        position: positions[side],
        onScrolled: followFrom(other),
      }}
    />
  );
  return (
    <>
      {isPhone && (
        <Segmented<Shown>
          block
          options={sides}
          value={shown}
          onChange={setShown}
          aria-label="看哪一边"
        />
      )}
      <div className={css.compared}>
        {picture('before', before, 'after')}
        <Words before={before} after={after} onShow={show} />
        {picture('after', after, 'before')}
      </div>
    </>
  );
};

const DRAFT = 'draft';
const LIVE = 'live';

type Side = string;

const ReleasePage = ({
  id,
  children,
}: {
  id: number;
  children: (document: HomeDocument) => React.ReactNode;
}) => {
  const call = useOperatorCall(readRelease, { id });
  return <Loaded call={call}>{({ document }) => children(document)}</Loaded>;
};

type PageProps = { side: Side; children: (document: HomeDocument) => React.ReactNode };

const SidePage = ({ side, children }: PageProps) => {
  const document = useDeskState((state) => state.document);
  const live = useDeskState((state) => state.live);
  if (side === DRAFT) return children(document);
  if (side === LIVE) return children(live.document);
  return (
    <ReleasePage key={side} id={Number(side)}>
      {children}
    </ReleasePage>
  );
};

type ChoiceProps = {
  label: string;
  side: Side;
  releases: readonly ReleaseHead[];
  onChange: (side: Side) => void;
};

const SideChoice = ({ label, side, releases, onChange }: ChoiceProps) => {
  const live = useDeskState((state) => state.live);
  const [typed, setTyped] = useState('');
  const listed = releases.map(({ id, at, author }) => ({
    value: String(id),
    label: `第 ${id} 版 · ${momentText(at)} · ${author}`,
  }));
  const isListed = (number: string) => listed.some(({ value }) => value === number);
  const numbers = [side, typed].filter((one) => /^[1-9]\d{0,8}$/.test(one) && !isListed(one));
  const others = [...new Set(numbers)].map((value) => ({ value, label: `第 ${value} 版` }));
  return (
    <Select<Side>
      className={css.choice ?? ''}
      value={side}
      aria-label={label}
      options={[
        { value: DRAFT, label: '草稿' },
        { value: LIVE, label: `线上（第 ${live.id} 版）` },
        ...listed,
        ...others,
      ]}
      showSearch={{ optionFilterProp: 'label', onSearch: setTyped }}
      onChange={onChange}
    />
  );
};

type Who = 'visitor' | 'member';

const people = [
  { value: 'visitor' as const, label: '访客' },
  { value: 'member' as const, label: '会员' },
];

type Props = { release: ReleaseHead; releases: readonly ReleaseHead[]; onClose: () => void };

export const CompareDialog = ({ release, releases, onClose }: Props) => {
  const live = useDeskState((state) => state.live);
  const [left, setLeft] = useState<Side>(String(release.id));
  const [right, setRight] = useState<Side>(release.id === live.id ? DRAFT : LIVE);
  const [who, setWho] = useState<Who>('visitor');
  const inFront = useInFront();
  const isPhone = useIsPhone();
  return (
    <Modal
      open
      title="并排比较"
      footer={null}
      onCancel={onClose}
      width={1120}
      {...(isPhone && { style: { top: 8 } })}
    >
      <Line gap={8} align="stretch" wrap above={12} below={12}>
        <SideChoice label="左边" side={left} releases={releases} onChange={setLeft} />
        <SideChoice label="右边" side={right} releases={releases} onChange={setRight} />
        {!inFront && (
          <Segmented<Who> options={people} value={who} onChange={setWho} aria-label="身份" />
        )}
      </Line>
      <SidePage side={left}>
        {(before) => (
          <SidePage side={right}>
            {(after) => <ComparedPages before={before} after={after} member={who === 'member'} />}
          </SidePage>
        )}
      </SidePage>
    </Modal>
  );
};
