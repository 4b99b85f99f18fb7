import type { Toast } from '@booking/remote-kit/kit';

/** S1 section 8. */
export const requiredToast: Toast = {
  intent: 'error',
  title: 'Validation Error',
  body: 'Please fill in all required fields',
};

/** What to say beside a required field with nothing in it. */
export const missing = (typed: string): string | undefined => (typed.trim() === '' ? 'This is required.' : undefined);
