import { verificationEndpoints } from '@booking/contracts/staff-verification';
import * as z from 'zod/mini';

/** Dates are the hotel's, both included. */
export type LogFilter = {
  startDate?: string;
  endDate?: string;
  success?: 'true' | 'false';
  employeeName?: string;
};

const { startDate, endDate, success, employeeName } = verificationEndpoints.logs.query.shape;

/** The filter that an address asks for; what makes no sense asks for nothing. */
export function filterOf(search: string): LogFilter {
  const given = new URLSearchParams(search);
  const read = (name: string) => given.get(name) || undefined;
  return {
    startDate: z.catch(startDate, undefined).parse(read('startDate')),
    endDate: z.catch(endDate, undefined).parse(read('endDate')),
    success: z.catch(success, undefined).parse(read('success')),
    employeeName: z.catch(employeeName, undefined).parse(read('employeeName')),
  };
}
