import { Alert, Drawer } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'wouter';
import type { Right } from '#schemas/operator/areas.ts';
import type { ReadValue } from '#src/platform/reading/create-use-call.ts';
import { useMay } from '../draft-editor/context.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { DescriptionList } from '../parts/panel/description-list.tsx';
import { Loaded } from '../parts/panel/loaded.tsx';
import { PHOTO_RENEWAL, Photos } from '../parts/panel/photos.tsx';
import { TestFilm } from '../parts/panel/test-film.tsx';
import adjacent from '../parts/panel/wide-panel.module.css';
import { Line, Stack, Text } from '../parts/part.tsx';
import { Decisions } from './decisions.tsx';
import css from './queue.module.css';
import type { Mark, Panel, PanelProps } from './queue.ts';

type FrameProps<F> = {
  title: string;
  label?: string | undefined;
  size?: number | undefined;
  gap?: 12 | 16 | undefined;
  guards?: true | undefined;
  call: ReadValue<F>;
  onClose: () => void;
  children: (row: F) => ReactNode;
  /** Stays mounted while the row is read anew. */
  foot?: ReactNode;
};

export const QueueFrame = <F,>(props: FrameProps<F>) => {
  const { title, label, size = 520, gap, guards, call, onClose, children, foot } = props;
  const opened = `${adjacent.opened} ${css.opened}`;
  const shut = guards ? { mask: { closable: false } } : {};
  if (label === undefined)
    return (
      <Drawer open title={title} onClose={onClose} size={size} {...shut}>
        <Loaded call={call}>
          {(row) => (
            <Stack columns={1} gap={gap ?? 20}>
              {children(row)}
            </Stack>
          )}
        </Loaded>
        {foot}
      </Drawer>
    );
  return (
    <Drawer
      open
      title={title}
      onClose={onClose}
      size={size}
      classNames={{ body: adjacent.bare ?? '' }}
      {...shut}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys as well */}
      <section className={opened} data-gap={gap} aria-label={label} tabIndex={0}>
        <Loaded call={call}>{children}</Loaded>
        {foot}
      </section>
    </Drawer>
  );
};

/** Whose row it is, by name and number, and how it stands. */
export const QueueHead = ({ who, mark: { name, tone } }: { who: string; mark: Mark }) => (
  <Line as="p" gap={8} wrap>
    {who}
    <OperatorChip tone={tone}>{name}</OperatorChip>
  </Line>
);

const Meta = ({ children }: { children: ReactNode }) => (
  <Text size={12} tone="secondary" breaks="anywhere">
    {children}
  </Text>
);

/** Text that somebody wrote; `quotes`: in a box. */
const Words = ({ quotes, children }: { quotes?: true | undefined; children: ReactNode }) =>
  quotes ? (
    <Text breaks="lines" padBlock={10} padInline={12} radius="small" surface="page">
      {children}
    </Text>
  ) : (
    <Text breaks="lines">{children}</Text>
  );

const Body = <F,>({ panel, row }: { panel: Panel<F>; row: F }) => {
  const { warning, head, meta, facts, text, pictures, film, further, link } = panel;
  const [warned, photos, played, way, part] = [
    warning?.(row),
    pictures?.(row),
    film?.(row),
    link?.(row),
    further?.(row),
  ];
  const top = head?.(row);
  const body = (
    <>
      {facts && <DescriptionList facts={facts(row)} />}
      {text && <Words quotes={panel.quotes}>{text(row)}</Words>}
      {played && <TestFilm {...played} />}
      {photos && <Photos addresses={photos} />}
    </>
  );
  return (
    <>
      {warned && <Alert type="warning" showIcon {...warned} />}
      {top && <QueueHead who={top[0]} mark={top[1]} />}
      {meta && <Meta>{meta(row)}</Meta>}
      {part ? <div className={adjacent.part}>{body}</div> : body}
      {part && (
        <div className={adjacent.part}>
          <h2 className={adjacent.name}>{part[0]}</h2>
          <DescriptionList facts={part[1]} />
        </div>
      )}
      {way && (
        <Link className={css.way ?? ''} href={way[0]}>
          {way[1]}
        </Link>
      )}
    </>
  );
};

const WithRight = ({ right, children }: { right: Right; children: ReactNode }) =>
  useMay(right) && children;

type DecidedProps<F> = PanelProps & { panel: Panel<F>; row: F };

const Decided = <F,>({ panel, row, onDone, onUnsaved }: DecidedProps<F>) => {
  const [decided, form] = [panel.decided?.(row), panel.form?.(row)];
  if (decided)
    return (
      <section className={css.decision} data-look={panel.look} aria-label={decided.label}>
        <Meta>{decided.by}</Meta>
        <Words quotes={panel.quotes}>{decided.answer}</Words>
      </section>
    );
  if (!form) return null;
  const decisions = (
    <Decisions
      key={panel.formKey?.(row)}
      form={form}
      look={panel.look}
      onDone={onDone}
      onUnsaved={panel.guards ? onUnsaved : undefined}
    />
  );
  return panel.right ? <WithRight right={panel.right}>{decisions}</WithRight> : decisions;
};

export const panelOf = <F,>(panel: Panel<F>): ComponentType<PanelProps> =>
  function QueuePanel(props) {
    const { id, onClose, onDone } = props;
    const { title, label, size, gap, guards, useRow } = panel;
    const call = useRow(id, panel.pictures ? PHOTO_RENEWAL : 0);
    const done = () => {
      call.refresh();
      onDone();
    };
    return (
      <QueueFrame
        title={typeof title === 'string' ? title : title(id)}
        {...{ label, size, gap, guards, call, onClose }}
      >
        {(row) => (
          <>
            <Body panel={panel} row={row} />
            <Decided {...props} panel={panel} row={row} onDone={done} />
          </>
        )}
      </QueueFrame>
    );
  };
