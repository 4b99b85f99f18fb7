import type { FirstQueries } from '@booking/remote-kit/first-queries';
import { documentationQueries } from './ai-documentation/documentation.queries.ts';
import { toolReplyQueries } from './tool-replies/tool-replies.queries.ts';
import { assistantQueries } from './assistants.queries.ts';

export const firstQueries: FirstQueries = {
  '/assistant': [assistantQueries.list()],
  '/ai-documentation': [documentationQueries.list()],
  '/tool-replies': [toolReplyQueries.totals(), toolReplyQueries.list()],
};
