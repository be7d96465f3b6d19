import { useEffect } from 'react';
import { mayMeasure, useMayMeasure } from '#src/platform/measures/consent.ts';
import { watchExposures } from '#src/platform/measures/exposures.ts';
import { watchPresses } from '#src/platform/measures/presses.ts';
import { createReporter } from '#src/platform/measures/reporter.ts';

const reporter = createReporter();

const measureVisit = (): (() => void) => {
  const { note, end } = reporter.begin();
  const stops = [watchExposures(note), watchPresses(note)];
  return () => {
    for (const stop of stops) stop();
    end(mayMeasure());
  };
};

export const MeasureHome = () => {
  const may = useMayMeasure();
  useEffect(() => (may ? measureVisit() : undefined), [may]);
  return null;
};
