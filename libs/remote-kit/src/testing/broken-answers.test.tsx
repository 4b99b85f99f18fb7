/** @jest-environment @happy-dom/jest-environment */
import { useEffect, useState } from 'react';
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { dashboardEndpoints, type DashboardMetrics } from '@booking/contracts/dashboard';
import { findMisreadAnswers } from './broken-answers.ts';
import { serve } from './serve.ts';

const { metrics } = dashboardEndpoints;
const isRight = (body: unknown): boolean => metrics.answer.safeParse(body).success;

/** Which figures show, and whether they could not be read. */
type Shown = { figures?: DashboardMetrics; hasFailed?: boolean };
type Taking = (body: unknown, show: (shown: Shown) => void) => void;

function Page({ take }: { take: Taking }) {
  const [{ figures, hasFailed }, show] = useState<Shown>({});
  useEffect(() => {
    void fetch(metrics.path)
      .then((answer) => answer.json())
      .then((body: unknown) => take(body, show));
  }, [take]);
  return hasFailed ? <button>Try again</button> : <p>{figures && String(figures.callsChange)}</p>;
}

const problemsOf = (take: Taking): Promise<string[]> =>
  findMisreadAnswers((answers) => {
    const { calls } = serve(answers);
    render(<Page take={take} />);
    return { calls };
  });

test('finds nothing in a page that reads its answers first', async () => {
  const take: Taking = (body, show) =>
    show(isRight(body) ? { figures: body as DashboardMetrics } : { hasFailed: true });
  expect(await problemsOf(take)).toEqual([]);
});

test('finds a page that draws an answer as it came', async () => {
  expect(await problemsOf((body, show) => show({ figures: body as DashboardMetrics }))).toEqual([
    'GET /api/admin/dashboard/metrics/enhanced: it shows Misread.',
    'GET /api/admin/dashboard/metrics/enhanced: it does not offer to try again.',
  ]);
});

test('finds a page that draws an answer for a moment before it has read it', async () => {
  const take: Taking = (body, show) => {
    show({ figures: body as DashboardMetrics });
    if (!isRight(body)) setTimeout(() => show({ hasFailed: true }));
  };
  expect(await problemsOf(take)).toEqual(['GET /api/admin/dashboard/metrics/enhanced: it shows Misread.']);
});

test('finds a page that neither draws a right answer nor says what is wrong', async () => {
  expect(await problemsOf(() => undefined)).toEqual([
    'It shows nothing of what is right.',
    'GET /api/admin/dashboard/metrics/enhanced: it does not offer to try again.',
  ]);
});
