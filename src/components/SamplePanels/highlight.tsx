import type {ReactNode} from 'react';

/** In the order of precedence; the names are those of the site's colors for code. */
const TOKENS =
  /(?<comment>\/\/.*|\/\*.*\*\/)|(?<string>'[^']*'|`[^`]*`|#[\da-f]{3,6}\b)|(?<keyword>\b(?:import|from|export|const|function|return|for|of|async|await|new)\b)|(?<number>\b\d+(?:\.\d+)?(?:px|r?em|m?s)?\b)|(?<type>\b[A-Z]\w*|--[\w-]+)|(?<name>\b\w+(?=\())/g;

/** Colors a short sample of TypeScript or CSS. */
export function highlight(code: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const {0: text, index, groups = {}} of code.matchAll(TOKENS)) {
    const [kind] = Object.entries(groups).find(([, value]) => value !== undefined)!;
    parts.push(
      code.slice(end, index),
      <span key={index} className={`code-${kind}`}>
        {text}
      </span>,
    );
    end = index + text.length;
  }
  return [...parts, code.slice(end)];
}
