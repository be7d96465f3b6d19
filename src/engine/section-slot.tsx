import { memo, useEffect, useMemo, useSyncExternalStore } from 'react';
import { cameAs } from '#schemas/wire/read-data.ts';
import { sample } from './diagnostics.ts';
import { useEngine } from './engine.ts';
import { furtherFaults, judge, sectionFault } from './judge.ts';
import { type LoadedAnswer, sourceKey } from './load.ts';
import { type Reach, useNear } from './nearness.ts';
import type { ShownSection } from './resolve.ts';
import { SectionBoundary } from './section-boundary.tsx';
import { useSectionCode } from './section-code.ts';
import type { FurtherAnswer } from './section-definition.ts';
import { SectionRoot, SectionView } from './section-view.tsx';

/** `hidden` leaves no element. */
export type Settled = 'ready' | 'hidden';

type Props = {
  section: ShownSection;
  /** Built at once, without waiting until it comes near the screen. */
  eager: boolean;
  reach: Reach;
  onSettled: (key: string, state: Settled) => void;
};

const nothing: LoadedAnswer = { ok: true, data: undefined };
const waiting: LoadedAnswer = { ok: false, why: '', message: '' };

/**
 * What a section would show for its answer, until that has arrived for a stored one, or undefined; reports the answer's
 * faults.
 */
export const useOutcome = ({ definition: { name }, source }: ShownSection) => {
  const { loader, lastGood, diagnostics, storedFirst, onMessage, onShown } = useEngine();
  const read = () => (source ? loader.answer(sourceKey(source)) : nothing);
  const answer = useSyncExternalStore(loader.subscribe, read, read);
  const judgement = useMemo(
    () => (answer || storedFirst ? judge(name, source, answer ?? waiting, lastGood) : undefined),
    [answer, name, source, lastGood, storedFirst],
  );
  useEffect(() => {
    if (answer) for (const fault of judgement?.faults ?? []) diagnostics.report(fault);
    if (answer?.ok && source) onShown?.(name, source.endpoint, answer.data);
  }, [judgement, diagnostics, answer, name, source, onShown]);
  const message = !answer?.ok && source?.endpoint.toastsFailure && answer?.message;
  useEffect(() => {
    if (message) onMessage(message);
  }, [message, onMessage]);
  const outcome = judgement?.outcome;
  return answer || outcome?.shows ? outcome : undefined;
};

const hiddenBy = (section: ShownSection, fault: 'code-missing' | 'render-failed', error: unknown) =>
  sectionFault(section, { fault, came: sample(String(error)), shown: 'hidden' });

type BuiltProps = Pick<Props, 'section' | 'onSettled'>;

type SettleProps = BuiltProps & { as: Settled };

const Settle = ({ section: { key }, as, onSettled }: SettleProps) => {
  useEffect(() => onSettled(key, as), [key, as, onSettled]);
  return null;
};

const BuiltSection = ({ section, onSettled }: BuiltProps) => {
  const { diagnostics, onShown } = useEngine();
  const { module, failed } = useSectionCode(section.definition);
  const outcome = useOutcome(section);
  const hidden = outcome?.shows === false || failed !== undefined;

  useEffect(() => {
    if (failed !== undefined) diagnostics.report(hiddenBy(section, 'code-missing', failed));
  }, [failed, section, diagnostics]);

  const hiddenSlot = <Settle section={section} as="hidden" onSettled={onSettled} />;
  const { Skeleton } = section.definition;
  if (hidden) return hiddenSlot;
  if (!module || !outcome) {
    return (
      <SectionRoot section={section} state="loading">
        <Skeleton />
      </SectionRoot>
    );
  }
  const onFailure = (error: unknown) =>
    diagnostics.report(hiddenBy(section, 'render-failed', error));
  const onFurther = (page: number, answer: FurtherAnswer) => {
    for (const fault of furtherFaults(section, page, answer)) diagnostics.report(fault);
    if (answer.ok && section.source)
      onShown?.(section.definition.name, section.source.endpoint, cameAs(answer.data));
  };
  return (
    <SectionBoundary data={outcome.payload} onFailure={onFailure} fallback={hiddenSlot}>
      <Settle section={section} as="ready" onSettled={onSettled} />
      <SectionRoot section={section} state="ready">
        <SectionView section={section} module={module} data={outcome.data} onFurther={onFurther} />
      </SectionRoot>
    </SectionBoundary>
  );
};

/** A placeholder until the section comes near the screen. */
export const SectionSlot = memo(({ section, eager, reach, onSettled }: Props) => {
  const [near, nearRef] = useNear(eager, reach);
  const { Skeleton } = section.definition;
  if (near) return <BuiltSection section={section} onSettled={onSettled} />;
  return (
    <SectionRoot section={section} state="loading" near={nearRef}>
      <Skeleton />
    </SectionRoot>
  );
});
