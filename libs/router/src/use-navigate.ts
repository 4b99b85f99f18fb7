import { useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigate as useNavigateFromHere, type NavigateFunction, type NavigateOptions, type To } from 'react-router';
import { usePageHistory } from './page-context.ts';

/** Leads to another address. The function stays the same wherever the page is, so that effects may depend on it. */
export function useNavigate(): NavigateFunction {
  const history = usePageHistory();
  const navigate = useNavigateFromHere();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      if (typeof to === 'number') return history.go(to);
      // a query alone belongs to what is open, which may not be drawn yet
      const isQuery = typeof to === 'object' && to.pathname === undefined;
      return latest.current(isQuery ? { ...to, pathname: history.visit().location.pathname } : to, options);
    },
    [history],
  );
}
