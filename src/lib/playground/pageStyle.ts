/** The style that every page of an example starts from. */
export const EXAMPLE_PAGE_STYLE = `
html{color-scheme:light;background:#fff;color:#1f2933}
html[data-theme=dark]{color-scheme:dark;background:#14181d;color:#dbe3ea}
body{margin:0;font:14px/1.5 system-ui,sans-serif}`.replaceAll('\n', '');
