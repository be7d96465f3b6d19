import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type AuditFilter, listAudit } from '#schemas/operator/audit-endpoints.ts';
import { faultIn } from '#schemas/wire/rules.ts';
import { screens } from '../addresses.ts';

const shape = listAudit.payload.shape;

const FIRST_PAGE = 1;

/** Parts of the address that cannot be read are ignored. @internal Tests hold it against `addressOf`. */
export const filterIn = (search: string): { filter: AuditFilter; page: number } => {
  const params = new URLSearchParams(search);
  const operator = params.get('operator') ?? '';
  const query = {
    operator: /^\d+$/.test(operator) ? Number(operator) : operator,
    action: params.get('action') ?? '',
    from: params.get('from') ?? '',
    until: params.get('until') ?? '',
    word: params.get('word')?.trim() ?? '',
  };
  const known = Object.entries(query).filter(
    ([name, value]) =>
      value !== '' && faultIn(shape[name as keyof typeof query], value) === undefined,
  );
  const page = Number(params.get('page') ?? FIRST_PAGE);
  return {
    // each part was read by its own field's schema
    filter: Object.fromEntries(known) as AuditFilter,
    page: Number.isSafeInteger(page) && page > 0 ? page : FIRST_PAGE,
  };
};

/** The address of a list so filtered. @internal Tests hold it against `filterIn`. */
export const addressOf = (filter: AuditFilter, page: number): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    if (value !== undefined && value !== '') params.set(name, `${value}`);
  if (page > FIRST_PAGE) params.set('page', `${page}`);
  const query = params.toString();
  return query ? `${screens.audit}?${query}` : screens.audit;
};

export const useAuditFilter = () => {
  const { filter, page } = filterIn(useSearch());
  const [, navigate] = useLocation();
  const query = JSON.stringify(filter);
  const setPage = useCallback(
    (next: number) => navigate(addressOf(JSON.parse(query), next)),
    [query, navigate],
  );
  const setFilter = (next: AuditFilter) => navigate(addressOf(next, FIRST_PAGE));
  return { filter, page, setFilter, setPage };
};
