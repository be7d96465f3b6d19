import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { screens } from '../../addresses.ts';

/** Addresses of the screens that edit stand below the plan's own here. */
export const InPlan = ({ id, children }: { id: number; children: ReactNode }) => (
  <Router base={`${screens.plans}/${id}`}>{children}</Router>
);
