import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Colors of a theme, as CSS values from the installed stylesheet. */
interface ThemePictureProps {
  name: string;
  background: string;
  header: string;
  line: string;
  frontTab: string;
  frontText: string;
  backTab: string;
  backText: string;
  otherTab: string;
  otherText: string;
}

/** Lays the pictures of the themes out. */
export function ThemePictures({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.themes}>{children}</div>;
}

/** A dock of two groups, the left one active, in the colors of a theme. */
export function ThemePicture(theme: ThemePictureProps): ReactNode {
  const id = useId();
  const tab = (x: number, fill: string, color: string, label: string) => (
    <g>
      <rect x={x} width={46} height={20} fill={fill} />
      <text x={x + 8} y={14} fill={color} className={styles.themeText}>
        {label}
      </text>
    </g>
  );
  return (
    <figure className={styles.theme}>
      <svg viewBox="0 0 200 96" role="img" aria-labelledby={`${id}title`}>
        <title id={`${id}title`}>{`Headers, tabs and background of ${theme.name}`}</title>
        <rect width={200} height={96} fill={theme.background} />
        <rect width={200} height={20} fill={theme.header} />
        {tab(0, theme.frontTab, theme.frontText, 'front')}
        {tab(46, theme.backTab, theme.backText, 'back')}
        {tab(121, theme.otherTab, theme.otherText, 'other')}
        <rect x={120} width={1} height={96} fill={theme.line} />
      </svg>
      <figcaption className={styles.themeName}>{theme.name}</figcaption>
    </figure>
  );
}
