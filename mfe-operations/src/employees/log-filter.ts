import { verificationEndpoints } from '@booking/contracts/staff-verification';

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
    startDate: startDate.catch(undefined).parse(read('startDate')),
    endDate: endDate.catch(undefined).parse(read('endDate')),
    success: success.catch(undefined).parse(read('success')),
    employeeName: employeeName.catch(undefined).parse(read('employeeName')),
  };
}
