/** The style sheet of the payment pages. */
export const pageStyles = `
:root {
  --ground: #ffffff; --text: #1b1f24; --quiet: #57606a; --line: #d0d7de; --accent: #0f548c; --on-accent: #ffffff;
  --mark: #fff3cd; --bad: #fbe9e7; --bad-text: #a1260d;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #16191d; --text: #e8eaed; --quiet: #a9b1ba; --line: #3d444d; --accent: #7cb7ea; --on-accent: #0b1a27;
    --mark: #3a3216; --bad: #43211d; --bad-text: #ffb4a6;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
.simulated { margin: 0; padding: 0.5rem 1rem; background: var(--mark); text-align: center; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; overflow-wrap: anywhere; }
h1 { font-size: 1.125rem; font-weight: 600; margin: 0; color: var(--quiet); }
.total { font-size: 2.5rem; font-weight: 700; line-height: 1.2; margin: 0 0 1rem; font-variant-numeric: tabular-nums; }
a { color: var(--accent); }
ul { list-style: none; margin: 0 0 1.5rem; padding: 0; }
li { display: flex; justify-content: space-between; gap: 1rem; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
li > span:last-child { font-variant-numeric: tabular-nums; white-space: nowrap; }
small { display: block; color: var(--quiet); font-size: 0.875rem; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; align-content: start; }
form > * { grid-column: 1 / -1; }
.exp { grid-column: 1; }
.cvc { grid-column: 2; }
label { display: block; font-weight: 600; }
input, button { font: inherit; min-height: 2.75rem; padding: 0 0.75rem; border-radius: 4px; width: 100%; }
input { color: inherit; background: var(--ground); border: 1px solid var(--quiet); }
input[readonly] { border-style: dashed; color: var(--quiet); }
input[aria-invalid] { border: 2px solid var(--bad-text); }
button { background: var(--accent); color: var(--on-accent); border: 1px solid var(--accent); font-weight: 600; cursor: pointer; }
button.quiet { background: none; color: var(--accent); }
input:focus-visible, button:focus-visible, a:focus-visible, summary:focus-visible {
  outline: 3px solid var(--accent); outline-offset: 2px;
}
.notice { margin: 0; padding: 0.75rem 1rem; border-radius: 4px; background: var(--bad); }
.agreement { margin: 0; color: var(--quiet); font-size: 0.875rem; }
.problem { margin: 0.25rem 0 0; color: var(--bad-text); font-size: 0.875rem; }
.cards li { justify-content: start; flex-wrap: wrap; gap: 0 0.75rem; }
summary { min-height: 2.75rem; align-content: center; cursor: pointer; }
@media (min-width: 48rem) {
  main:has(form) { display: grid; grid-template-columns: 1fr 1fr; gap: 3rem; padding-top: 3rem; }
}
`;
