import { createContext, useContext } from 'react';
import type { PageHistory, Visit } from './page-history.ts';

/** The history of the page, by which screens move it. */
export const PageHistoryContext = createContext<PageHistory | undefined>(undefined);

/** What is drawn, which may be a moment behind what is open. */
export const VisitContext = createContext<Visit | undefined>(undefined);

const within = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('No router around this part of the page.');
  return value;
};

/** @throws Error outside of a router */
export const usePageHistory = (): PageHistory => within(useContext(PageHistoryContext));

/** @throws Error outside of a router */
export const useVisit = (): Visit => within(useContext(VisitContext));
