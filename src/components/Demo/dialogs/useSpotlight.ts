import {useEffect, useState} from 'react';

/** Where the light falls, in pixels of the window. */
interface Light {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 4;

/**
 * Follows an element of the page.
 * @param selector - finds it; the first one counts.
 * @returns its place, a little larger; undefined while there is none.
 */
export function useSpotlight(selector: string): Light | undefined {
  const [light, setLight] = useState<Light>();
  useEffect(() => {
    const look = (): void => {
      const box = document.querySelector(`main ${selector}`)?.getBoundingClientRect();
      setLight(
        box && {
          left: box.left - MARGIN,
          top: box.top - MARGIN,
          width: box.width + 2 * MARGIN,
          height: box.height + 2 * MARGIN,
        },
      );
    };
    const frame = requestAnimationFrame(look);
    window.addEventListener('resize', look);
    window.addEventListener('scroll', look, {passive: true});
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', look);
      window.removeEventListener('scroll', look);
    };
  }, [selector]);
  return light;
}
