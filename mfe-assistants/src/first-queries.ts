import type { FirstQueries } from '@booking/remote-kit/first-queries';
import { documentationQueries } from './ai-documentation/documentation.queries.ts';
import { assistantQueries } from './assistants.queries.ts';

export const firstQueries: FirstQueries = {
  '/assistant': [assistantQueries.list()],
  '/ai-documentation': [documentationQueries.list()],
};
