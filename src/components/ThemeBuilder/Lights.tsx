import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useStore} from '../../hooks/useStore';
import type {Builder} from './createBuilder';

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Frames what the focused control touches, and says what that is. */
export function Lights({builder}: {builder: Builder}): ReactNode {
  const focused = useStore(builder.focused);
  const theme = useStore(builder.theme);
  const layer = useRef<HTMLDivElement>(null);
  const [lit, setLit] = useState<{by: typeof focused; boxes: Box[]}>();
  useEffect(() => {
    const stage = layer.current!.parentElement!;
    const {left, top} = stage.getBoundingClientRect();
    // It knows what of an element its surroundings cut off, once the dock has taken the value.
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries
          .map(({intersectionRect}) => intersectionRect)
          .filter(({width, height}) => width * height > 0);
        setLit({
          by: focused,
          boxes: seen.map((box) => ({
            left: box.left - left,
            top: box.top - top,
            width: box.width,
            height: box.height,
          })),
        });
        observer.disconnect();
      },
      {root: stage},
    );
    const touched = focused ? stage.querySelectorAll(focused.touches) : [];
    touched.forEach((element) => observer.observe(element));
    if (touched.length === 0) setLit({by: focused, boxes: []});
    return () => observer.disconnect();
  }, [focused, theme]);
  const boxes = lit?.by === focused ? lit?.boxes : undefined;
  const nowhere = boxes?.length === 0 ? ' This dock shows none of it.' : '';
  return (
    <>
      <div ref={layer} className="tb-lights" aria-hidden="true">
        {boxes?.map((box, index) => (
          <i key={index} style={box} />
        ))}
      </div>
      <p className="tb-caption">
        {focused ? (
          <>
            <code>{focused.name}</code> {focused.sets}.{nowhere}
          </>
        ) : (
          'The focused control lights up what it changes.'
        )}
      </p>
    </>
  );
}
