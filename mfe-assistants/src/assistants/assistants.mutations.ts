import { assistantEndpoints, type Assistant } from '@booking/contracts/assistants';
import type { CallOf } from '@booking/contracts/endpoint';
import { call } from '@booking/http/call';
import { bareFailureOf } from '@booking/http/request-error';
import { queryOptions } from '@booking/remote-kit/kit';
import { useAssistantAction } from '../assistants.queries.ts';
import { words } from './assistants.words.ts';

/** Assistants of the account at Vapi, to choose from; asked for each time, as they come and go there. */
export const atPlatformQuery = () =>
  queryOptions({
    queryKey: ['assistants-at-platform'],
    queryFn: ({ signal }) => call(assistantEndpoints.atPlatform, {}, { signal }),
    staleTime: 0,
  });

/** Toasts as in S1 section 8. */
export const useCreate = () =>
  useAssistantAction({
    act: (body: CallOf<typeof assistantEndpoints.create>['body']) => call(assistantEndpoints.create, { body }),
    done: { title: 'Success', body: 'Assistant created successfully' },
    failed: { title: 'Error', fallback: 'Failed to create assistant', wordsOf: bareFailureOf },
  });

export const useDuplicate = ({ id }: Assistant) =>
  useAssistantAction({
    act: (body: CallOf<typeof assistantEndpoints.duplicate>['body']) =>
      call(assistantEndpoints.duplicate, { params: { id }, body }),
    done: { title: 'Success', body: 'Assistant duplicated successfully' },
    failed: { title: 'Error', fallback: 'Failed to duplicate assistant' },
  });

export const useArchive = ({ id, name, archivedAt }: Assistant) =>
  useAssistantAction({
    act: () => call(assistantEndpoints.archive, { params: { id }, body: { archived: archivedAt === null } }),
    done: { title: 'Success', body: archivedAt ? words.restored(name) : words.archived(name) },
    failed: { title: 'Error', fallback: archivedAt ? words.restoreFailed : words.archiveFailed },
  });
