import type { FirstQueries } from '@booking/remote-kit/first-queries';
import { accountQueries } from './accounts/accounts.queries.ts';
import { settingQueries } from './settings/settings.queries.ts';
import { setupQueries } from './setup/setup.queries.ts';

export const firstQueries: FirstQueries = {
  '/settings': [settingQueries.values()],
  '/setup': [setupQueries.ofMode()],
  '/accounts': [accountQueries.list()],
};
