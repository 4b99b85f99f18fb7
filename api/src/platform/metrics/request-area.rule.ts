const areas: readonly (readonly [start: string, area: string])[] = [
  ['/api/health/', 'health'],
  ['/api/webhooks/', 'webhooks'],
  ['/api/vapi-tools/', 'tools'],
  ['/api/staff-tools/', 'tools'],
  ['/api/customer-tools/', 'tools'],
  ['/api/admin/', 'console'],
  ['/api/auth/', 'console'],
  ['/api/', 'other'],
];

/** Which part of the product a route belongs to; what is no route of the API is a page or a file of one. */
export const requestArea = (route: string): string => areas.find(([start]) => route.startsWith(start))?.[1] ?? 'pages';
