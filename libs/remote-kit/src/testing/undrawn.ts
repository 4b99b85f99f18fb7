export { lookAtStyles } from '@booking/ui/testing/undrawn';
