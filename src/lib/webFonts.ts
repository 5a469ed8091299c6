/** Style sheet of the font service; see `src/clientModules/webFonts.ts`. */
export const FONT_STYLESHEET =
  'https://fonts.googleapis.com/css2?family=Inter:wght@400..700&family=JetBrains+Mono:wght@400..600&display=swap';

/** Origin of the font files in that style sheet. */
export const FONT_FILES = 'https://fonts.gstatic.com';
