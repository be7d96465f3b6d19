import { useEffect } from 'react';
import {
  applyAsOrganisation,
  applyAsPerson,
  type Onboarding,
} from '#schemas/onboarding/endpoints.ts';
import type { OnboardingKind } from '#schemas/onboarding/fields.ts';
import { useSentForm } from '#src/page-kinds/use-sent-form.ts';
import { change } from '#src/platform/writing/change.ts';
import { payloadResolver } from '#src/platform/writing/payload-resolver.ts';
import { useUploads } from '#src/ui/form/use-uploads.ts';
import { savedOnboarding } from './draft.ts';
import { type Values, valuesOf } from './values.ts';

const shared = ({
  agreed: _,
  hospital,
  department,
  jobTitle,
  legalPerson,
  contact,
  ...rest
}: Values) => rest;

const send = (kind: OnboardingKind, values: Values, agreement: number) => {
  if (kind === 'person') {
    const { hospital, department, jobTitle } = values;
    const lines = { ...shared(values), hospital, department, jobTitle, agreement };
    return change(applyAsPerson, lines, kind);
  }
  const { legalPerson, contact } = values;
  return change(applyAsOrganisation, { ...shared(values), legalPerson, contact, agreement }, kind);
};

const missing = {
  agreed: ({ agreed }: Values) => (agreed ? undefined : '请先阅读并同意讲师入驻协议'),
};

/** The state of the application or the agreement has changed meanwhile. */
const outdated: readonly (string | undefined)[] = [
  'onboardingWaiting',
  'onboardingPassed',
  'consentOutdated',
];

export type FormProps = {
  kind: OnboardingKind;
  known: Onboarding;
  /** Called with whether the form has values that were not sent. */
  onDirty: (dirty: boolean) => void;
  onSent: (values: Values) => void;
  /** Reads the application anew. */
  again: () => void;
};

export const useOnboardingForm = ({ kind, known, onDirty, onSent, again }: FormProps) => {
  const { inForce } = known.agreement;
  const { uploading, note } = useUploads();
  const options = inForce > 0 ? { own: missing } : {};
  const form = useSentForm<Values, unknown>({
    defaultValues: valuesOf(kind, known),
    resolver:
      kind === 'person'
        ? payloadResolver(applyAsPerson, options)
        : payloadResolver(applyAsOrganisation, options),
    send: async (values) => {
      const answer = await send(kind, values, inForce);
      if (!answer.ok && outdated.includes(answer.refusal)) {
        form.setValue('agreed', false);
        again();
      }
      return answer;
    },
    done: (_, values) => {
      savedOnboarding(kind).drop();
      onSent(values);
    },
  });
  const { isDirty } = form.formState;
  const dirty = isDirty || uploading;
  useEffect(() => onDirty(dirty), [onDirty, dirty]);
  const { watch } = form;
  useEffect(() => {
    const saved = savedOnboarding(kind);
    const { unsubscribe } = watch(({ number: _, agreed: __, ...values }) => saved.keep(values));
    return unsubscribe;
  }, [watch, kind]);
  return { ...form, uploading, note };
};
