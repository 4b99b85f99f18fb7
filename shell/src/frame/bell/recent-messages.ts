import { createContext, use } from 'react';
import type { ShownToast } from '@booking/remote-kit/toaster';

/** The messages that showed on this page, the newest first. */
export const RecentMessagesContext = createContext<readonly ShownToast[]>([]);

export const useRecentMessages = (): readonly ShownToast[] => use(RecentMessagesContext);
