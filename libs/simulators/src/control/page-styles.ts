/** The control page's style sheet. */
export const pageStyles = `
:root {
  --ground: #ffffff; --text: #1b1f24; --quiet: #57606a; --line: #d0d7de; --accent: #0f548c; --on-accent: #ffffff;
  --good: #e6f2ec; --bad: #fbe9e7;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #16191d; --text: #e8eaed; --quiet: #a9b1ba; --line: #3d444d; --accent: #7cb7ea; --on-accent: #0b1a27;
    --good: #1d3327; --bad: #43211d;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.5rem; margin: 0 0 0.5rem; }
h2 { font-size: 1.125rem; margin: 2rem 0 0.75rem; }
a { color: var(--accent); }
form { display: grid; gap: 0.25rem; max-width: 24rem; }
label { font-weight: 600; }
select, button { font: inherit; color: inherit; min-height: 2.75rem; padding: 0 0.75rem; border-radius: 4px; }
select { background: var(--ground); border: 1px solid var(--quiet); margin-bottom: 0.75rem; width: 100%; }
button { background: var(--accent); color: var(--on-accent); border: 0; font-weight: 600; cursor: pointer; }
select:focus-visible, button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.notice { padding: 0.75rem 1rem; border-radius: 4px; background: var(--good); }
.notice.failed { background: var(--bad); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--quiet); font-weight: 600; }
dt { font-weight: 600; }
dd { margin: 0 0 0.75rem; overflow-wrap: anywhere; }
@media (max-width: 40rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { display: block; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
  td { display: grid; grid-template-columns: 5.5rem 1fr; border: 0; padding: 0.125rem 0; }
  td::before { content: attr(data-label); color: var(--quiet); }
}
`;
