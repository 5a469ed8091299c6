/** Style sheet of the font service; see `src/clientModules/webFonts.ts`. */
export const FONT_STYLESHEET =
  'https://fonts.googleapis.com/css2?family=Inter:wght@400..700&family=JetBrains+Mono:wght@400..600&display=swap';

/** Where that style sheet loads the fonts from. */
export const FONT_FILES = 'https://fonts.gstatic.com';
