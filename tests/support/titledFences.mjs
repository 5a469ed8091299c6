const FENCE = /^```\w+ [^\n]*title="([\w.-]+)"[^\n]*\n([\s\S]*?)^```$/gm;

/**
 * The files of a page, or of a part of it, as readers copy them: its fences with a title, in order.
 * @param {string} source
 */
export function titledFences(source) {
  return [...source.matchAll(FENCE)].map(([, title = '', code = '']) => ({title, code}));
}
