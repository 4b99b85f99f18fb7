export { expectAccessible } from '@booking/ui/testing/accessible';
