/** Who is paid, when a session does not say it otherwise. */
export const BUSINESS_NAME = 'The Hotel';
