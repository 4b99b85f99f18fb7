import type { GoldenCall } from '@booking/contracts/golden-calls';
import type { GoldenCallEntity } from './golden-call.entity.ts';

export const toGoldenCall = ({ createdAt, starterKey: _, ...row }: GoldenCallEntity): GoldenCall => ({
  ...row,
  lastResult: row.lastResult ?? null,
  fromCallId: row.fromCallId ?? null,
  createdAt: createdAt.toISOString(),
});
