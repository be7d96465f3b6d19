import { Modal, Segmented, Select } from 'antd';
import { useState } from 'react';
import { readRelease } from '#schemas/publication/endpoints.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { useDeskState } from '../../../draft-editor/context.ts';
import { Loaded } from '../../../parts/loaded.tsx';
import { momentText } from '../../../parts/moments.ts';
import { useIsPhone } from '../../../parts/use-is-phone.ts';
import { useInFront } from '../../../session.ts';
import { useOperatorCall } from '../../../use-operator-call.ts';
import type { ReleaseHead } from '../use-schedules.ts';
import css from './compare.module.css';
import { ComparedPages } from './compared-pages.tsx';

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

/** Hands on what a side shows, once it is there. */
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

/** Chooses what a side shows; a release that is not in the list is found by its number. */
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

/** 并排比较: any two of releases, draft and live page, as pictures side by side. */
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
      <div className={css.choices}>
        <SideChoice label="左边" side={left} releases={releases} onChange={setLeft} />
        <SideChoice label="右边" side={right} releases={releases} onChange={setRight} />
        {!inFront && (
          <Segmented<Who> options={people} value={who} onChange={setWho} aria-label="身份" />
        )}
      </div>
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
