/** Uses a constructed style sheet: a strict Content-Security-Policy forbids style elements. */
export function applyPageStyle(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
  // The console's theme, or else the system's.
  const theme = document.documentElement.dataset.theme
  if (theme) document.documentElement.style.colorScheme = theme === 'dark' ? 'dark' : 'light'
}

const css = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#f6f4f8, #110e17); --panel: light-dark(#fff, #19151f); --subtle: light-dark(#fbfafc, #1d1825);
  --fg: light-dark(#1e1828, #f3f0f6); --muted: light-dark(#625972, #b5adc2);
  --line: light-dark(#e3dee9, #2e2738); --edge: light-dark(#9087a0, #6f657f);
  --main: light-dark(#3a2160, #ffb938); --main-hover: light-dark(#4a2d7a, #ffcc66); --on-main: light-dark(#fff, #23143a);
  --pick: light-dark(#f4f0fa, #2a2138); --text: light-dark(#4a2d7a, #d7c6f2); --ring: light-dark(#7a52c4, #c5a8f5);
  --wrong: light-dark(#b3193b, #ff8fa3); --gold: light-dark(#fff7e6, #2c2214); --on-gold: light-dark(#8c5400, #f5bf5a);
  --gold-line: light-dark(#ffcc66, #6b4d18);
}
* { box-sizing: border-box; margin: 0; }
html { background: var(--canvas); color: var(--fg); font: 14px/20px "Inter Variable", Inter, system-ui, sans-serif; }
body { min-height: 100vh; display: flex; flex-direction: column; align-items: center; gap: 24px; padding: 0 16px 32px; }
.ribbon { align-self: stretch; margin: 0 -16px; padding: 10px 16px; text-align: center; font-weight: 550;
  background: var(--gold); color: var(--on-gold); border-bottom: 1px solid var(--gold-line); }
main { width: 100%; max-width: 440px; margin: auto 0; padding: 28px; background: var(--panel); border: 1px solid var(--line);
  border-radius: 16px; }
h1 { font-size: 26px; line-height: 34px; font-weight: 680; letter-spacing: -.025em; }
.lead { color: var(--muted); margin: 4px 0 20px; overflow-wrap: anywhere; } .lead b { color: var(--fg); font-weight: 600; }
form { display: grid; gap: 6px; }
form > label, legend { font-size: 13px; font-weight: 550; padding: 0; }
input:not([type=radio]) { width: 100%; height: 44px; padding: 0 12px; font: inherit; font-size: 16px; color: inherit;
  background: var(--panel); border: 1px solid var(--edge); border-radius: 8px; }
#code { font-size: 20px; letter-spacing: .3em; font-variant-numeric: tabular-nums; }
input[aria-invalid] { border-color: var(--wrong) !important; }
fieldset { border: 0; padding: 0; margin: 14px 0 16px; min-width: 0; } legend { margin-bottom: 6px; }
.choice { display: flex; gap: 12px; padding: 9px 12px; border: 1px solid var(--line); margin-top: -1px; cursor: pointer; }
.choice:first-of-type { border-radius: 10px 10px 0 0; } .choice:last-of-type { border-radius: 0 0 10px 10px; }
.choice:hover { background: var(--subtle); }
.choice:has(:checked) { background: var(--pick); border-color: var(--ring); position: relative; }
.choice input { width: 18px; height: 18px; margin: 1px 0 0; accent-color: var(--main); flex: none; }
.choice span { display: grid; grid-template-columns: 1fr auto; column-gap: 10px; flex: 1; min-width: 0; }
.choice b { font-weight: 600; } .choice i { font-style: normal; color: var(--muted); font-size: 13px; }
.choice small { grid-column: 1 / -1; color: var(--muted); font-size: 12px; line-height: 16px; }
button { height: 44px; padding: 0 18px; font: inherit; font-weight: 600; letter-spacing: .02em; cursor: pointer;
  color: var(--on-main); background: var(--main); border: 1px solid transparent; border-radius: 8px; }
button:hover { background: var(--main-hover); }
button.outline { color: var(--fg); background: var(--panel); border-color: var(--edge); }
button.outline:hover { background: var(--subtle); }
.two { display: grid; grid-template-columns: 1fr auto; gap: 10px; margin-top: 8px; }
.back { justify-self: center; margin-top: 8px; padding: 4px; color: var(--text); font-weight: 550; }
.error { min-height: 20px; font-size: 13px; font-weight: 500; color: var(--wrong); }
.mail { margin-bottom: 20px; border: 1px solid var(--line); border-radius: 12px; background: var(--subtle);
  padding: 0 16px 14px; }
.mailhead { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; margin: 0 -16px 12px;
  padding: 8px 16px; border-bottom: 1px solid var(--line); font-size: 13px; overflow-wrap: anywhere; }
.mailhead span { color: var(--muted); }
.mail output { display: block; margin-top: 2px; font: 680 28px/36px ui-monospace, Menlo, Consolas, monospace; letter-spacing: .22em; }
:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; }
input:focus-visible { outline-offset: -1px; } .choice input:focus-visible { outline-offset: 2px; }
@media (max-width: 480px) { main { padding: 20px; } .choice span { grid-template-columns: 1fr; } }
`
