const scheme = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** Stands for a page of another program: it forgets what was typed when it loads again. */
export const formPage = `<!doctype html>
<html lang="en" style="color-scheme: ${scheme}">
  <title>Support form</title>
  <body style="margin: 16px; font: 14px/1.6 system-ui, sans-serif">
    <label>What went wrong?<br>
      <textarea rows="4" style="width: 100%; box-sizing: border-box; font: inherit"></textarea>
    </label>
  </body>
</html>`;
