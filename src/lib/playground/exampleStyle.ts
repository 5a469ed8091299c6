/**
 * What every example starts from: type and plain controls in the look of the site. Style sheets of examples come after
 * it. It works in both color schemes, since its lines and fills derive from the color of the text.
 */
export const EXAMPLE_STYLE = `
body {
  margin: 0;
  font: 14px/1.5 Inter, 'Inter fallback', system-ui, sans-serif;
}

button, input, select, textarea {
  color: inherit;
  font: inherit;
}

button, input, select {
  padding: 3px 10px;
  border: 1px solid color-mix(in srgb, currentcolor 45%, transparent);
  border-radius: 6px;
  background: transparent;
}

button {
  border-color: color-mix(in srgb, currentcolor 22%, transparent);
  background: color-mix(in srgb, currentcolor 4%, transparent);
  cursor: pointer;
}

button:hover:enabled {
  background: color-mix(in srgb, currentcolor 10%, transparent);
}

button:disabled {
  opacity: 0.6;
  cursor: default;
}

option {
  color: initial;
}

:focus-visible {
  outline: 2px solid #128f9c;
  outline-offset: 2px;
}
`;
