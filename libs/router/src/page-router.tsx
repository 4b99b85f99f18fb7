import { memo, startTransition, useLayoutEffect, useState } from 'react';
import { Router, useRoutes, type NavigationType, type RouteObject } from 'react-router';
import { PageHistoryContext, VisitContext } from './page-context.ts';
import type { PageHistory } from './page-history.ts';

type Props = { history: PageHistory; routes: RouteObject[] };

/** Drawn again for another address, and not for what changes around the router. */
const Matching = memo(function Matching({ routes }: Pick<Props, 'routes'>) {
  return useRoutes(routes);
});

/** Draws the route of the address that is open; always the same routes, or screens begin anew. */
export function PageRouter({ history, routes }: Props) {
  const [visit, setVisit] = useState(history.visit);
  useLayoutEffect(() => {
    // bit by bit, so that the page answers while another screen is drawn
    const draw = (): void => startTransition(() => setVisit(history.visit()));
    // a part of the page may have led elsewhere as it was drawn
    draw();
    return history.listen(draw);
  }, [history]);
  return (
    <PageHistoryContext value={history}>
      <VisitContext value={visit}>
        <Router location={visit.location} navigationType={visit.action as NavigationType} navigator={history}>
          <Matching routes={routes} />
        </Router>
      </VisitContext>
    </PageHistoryContext>
  );
}
