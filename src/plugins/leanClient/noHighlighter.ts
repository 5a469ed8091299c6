/** Stands in for the highlighter that the theme imports. */
export const Prism = {};
