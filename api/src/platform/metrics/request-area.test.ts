import { expect, test } from '@jest/globals';
import { requestArea } from './request-area.rule.ts';

test.each([
  ['/api/vapi-tools/check_availability', 'tools'],
  ['/api/staff-tools/verify_code', 'tools'],
  ['/api/webhooks/stripe', 'webhooks'],
  ['/api/admin/call-logs/:id', 'console'],
  ['/api/health/ready', 'health'],
  ['/api/room-selection/:token', 'other'],
  ['/room-select/:token', 'pages'],
  ['', 'pages'],
])('counts %s as a request of %s', (route, area) => {
  expect(requestArea(route)).toBe(area);
});
