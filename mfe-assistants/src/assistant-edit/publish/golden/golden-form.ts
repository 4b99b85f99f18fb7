import type { GoldenCall } from '@booking/contracts/golden-calls';
import type { FormOf } from '@booking/ui/form';
import type { GoldenValues } from './golden-values.ts';
import type { GoldenFields } from './golden.queries.ts';

/** The form of a golden call, for those who draw a part of it. */
export type GoldenForm = FormOf<GoldenValues, GoldenFields, GoldenCall>;
