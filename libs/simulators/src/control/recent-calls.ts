import type { Account, AccountName } from '../vapi/accounts.ts';
import type { CallStatus, CallType } from '../vapi/calls/report/call-record.ts';

/** A call as the control page lists it. `at` and `durationMs` are epoch ms and ms. */
export type RecentCall = {
  id: string;
  account: AccountName;
  type: CallType;
  script: string;
  number: string | undefined;
  status: CallStatus;
  endedReason: string | undefined;
  at: number;
  durationMs: number | undefined;
};

/** The latest calls of all accounts, newest first. */
export function listRecentCalls(accounts: readonly Account[], limit: number): RecentCall[] {
  const calls = accounts.flatMap((account) =>
    account.calls
      .newestFirst()
      .slice(0, limit)
      .map((call): RecentCall => {
        const { startedAt, endedAt } = call;
        return {
          id: call.id,
          account: account.settings.name,
          type: call.snapshot.type,
          script: call.script,
          number: call.snapshot.customer?.number,
          status: call.status,
          endedReason: call.endedReason,
          at: Date.parse(call.createdAt),
          durationMs: startedAt && endedAt ? Date.parse(endedAt) - Date.parse(startedAt) : undefined,
        };
      }),
  );
  return calls.sort((a, b) => b.at - a.at).slice(0, limit);
}
