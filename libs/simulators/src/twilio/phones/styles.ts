import { pageStyles } from '../../shared-kernel/page-styles.ts';

/** The style sheet of the phones, on that of the control page. */
export const phoneStyles = `${pageStyles}
main { max-width: 36rem; }
ol, ul { list-style: none; margin: 1.5rem 0; padding: 0; }
.phones li { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; padding: 0.75rem 0; border-bottom: 1px solid var(--line); }
.phones time, .quiet { color: var(--quiet); font-size: 0.875rem; }
time { white-space: nowrap; }
.texts { display: grid; gap: 1rem; }
.texts li { max-width: 85%; justify-self: start; }
.texts .sent { justify-self: end; text-align: end; }
.texts p { margin: 0; }
.body { padding: 0.625rem 0.875rem; border: 1px solid var(--line); border-radius: 1rem; text-align: start; white-space: pre-wrap; overflow-wrap: anywhere; }
.sent .body { background: var(--good); }
form { max-width: none; margin-top: 1rem; }
form .quiet { margin: 0 0 0.5rem; }
textarea { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--quiet); border-radius: 4px; padding: 0.5rem 0.75rem; width: 100%; resize: vertical; }
textarea:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
