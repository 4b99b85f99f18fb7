import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';

const Alive = z.object({ status: z.literal('ok') });

export const healthEndpoints = endpoints({
  live: {
    method: 'GET',
    path: '/api/health/live',
    summary: 'Answers while the process runs',
    access: 'public',
    answer: Alive,
  },
  ready: {
    method: 'GET',
    path: '/api/health/ready',
    summary: 'Answers 200 once requests can be served, 503 before and when the database is away',
    access: 'public',
    answer: Alive,
  },
  metrics: {
    method: 'GET',
    path: '/api/admin/metrics',
    summary: "Figures of this process in Prometheus' text format",
    access: 'metrics:read',
    answer: z.string(),
    file: true,
    timed: true,
  },
});
