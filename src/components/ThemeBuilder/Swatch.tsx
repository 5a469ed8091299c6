import type {ReactNode} from 'react';
import {toCss, toHex, type Color} from '../../lib/themeBuilder/color';

interface Props {
  label: string;
  color: Color;
  /** Called with `#rrggbb`. */
  onPick: (hex: string) => void;
}

/** A color, over squares that stand for transparency; it opens the picker of the browser. */
export function Swatch({label, color, onPick}: Props): ReactNode {
  return (
    <span className="tb-swatch" style={{color: toCss(color)}}>
      <input type="color" aria-label={label} value={toHex(color)} onChange={({target}) => onPick(target.value)} />
    </span>
  );
}
