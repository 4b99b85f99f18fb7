import type { Account } from '@booking/contracts/accounts';
import { entryOr, wordOr } from '@booking/contracts/labels';
import { roleWords } from './accounts.words.ts';

export const roleName = (role: Account['role']): string =>
  entryOr(roleWords, role, { name: wordOr(role), may: '' }).name;
