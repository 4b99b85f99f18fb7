/** Filters that people use together, as the questions of one parameter each are called. */
export const combinations: Record<string, readonly (readonly string[])[]> = {
  '/api/admin/call-logs': [
    ['q=garcia', 'cursor=next page'],
    ['q=peacock (3 calls)', 'limit=500'],
  ],
  '/api/admin/payment-events': [
    ['status=completed', 'q=garcia'],
    ['status=failed', 'from=30 days ago'],
    ['status=pending', 'q=quartermain (3 guests)'],
    ['status=refunded', 'from=700 days ago', 'to=30 days ago'],
    ['q=garcia', 'from=1 days ago'],
    ['q=maria garcia', 'from=700 days ago', 'to=30 days ago'],
    ['unsynced=true', 'from=30 days ago'],
    ['status=completed', 'cursor=far page'],
  ],
  '/api/admin/extension-requests': [
    ['q=garcia', 'cursor=next page'],
    ['q=maria garcia', 'limit=500'],
  ],
  '/api/admin/reservation-events': [
    ['kind=cancelled', 'cursor=far page'],
    ['kind=cancelled', 'reservationId=common'],
  ],
  '/api/admin/employees/verification-logs': [
    ['success=false', 'startDate=30 days ago'],
    ['success=false', 'employeeName=rare'],
    ['employeeName=common', 'startDate=700 days ago', 'endDate=30 days ago'],
    ['employeeName=missing', 'startDate=30 days ago'],
  ],
  '/api/admin/webhook-events': [
    ['provider=stripe', 'status=dead'],
    ['provider=cloudbeds', 'status=done'],
    ['provider=vapi', 'cursor=far page'],
  ],
};
