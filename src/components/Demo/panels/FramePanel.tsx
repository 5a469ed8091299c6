import {useEffect, useRef, type ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useStore} from '../../../hooks/useStore';
import {useDemo} from '../DemoContext';
import styles from './styles.module.css';

/** A web page, in the colors of the dock's theme. */
export function FramePanel({api}: IDockviewPanelProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const {theme} = useStore(useDemo().settings);
  const color = (): void => {
    const body = frame.current?.contentDocument?.body;
    if (body) body.style.color = getComputedStyle(frame.current!).color;
  };
  useEffect(() => {
    // The dock changes its class after its panels have been rendered.
    const request = requestAnimationFrame(color);
    return () => cancelAnimationFrame(request);
  }, [theme]);
  return (
    <iframe
      ref={frame}
      className={styles.panel}
      src={useBaseUrl('/demo-frame.html')}
      title={api.title ?? 'Web page'}
      onLoad={color}
    />
  );
}
