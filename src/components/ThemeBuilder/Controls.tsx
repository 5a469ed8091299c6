import type {ReactNode} from 'react';
import facts from '@generated/library-themes/default/facts.json';
import {useStore} from '../../hooks/useStore';
import type {Builder} from './createBuilder';
import {Options} from './Options';
import {PropertyControl} from './PropertyControl';
import {StartFrom} from './StartFrom';

/** In the order in which one looks for them. */
const GROUPS = [...new Set(['Tabs', 'Headers', 'Groups and watermark', ...facts.properties.map(({group}) => group)])];

/** Everything that can be set, in groups of what one sees. */
export function Controls({builder}: {builder: Builder}): ReactNode {
  const {values} = useStore(builder.theme);
  return (
    <>
      <StartFrom builder={builder} />
      {GROUPS.map((group) => {
        const all = facts.properties.filter((property) => property.group === group);
        const properties = [...all.filter(({kind}) => kind === 'color'), ...all.filter(({kind}) => kind !== 'color')];
        const changed = properties.filter(({name}) => values[name] !== undefined).length;
        return (
          <details key={group} className="tb-group" open={group === 'Tabs'}>
            <summary>
              {group}
              <small>{changed > 0 ? `${changed} of ${properties.length} changed` : properties.length}</small>
            </summary>
            {properties.map((property) => (
              <PropertyControl key={property.name} builder={builder} property={property} />
            ))}
          </details>
        );
      })}
      <details className="tb-group">
        <summary>Theme object</summary>
        <Options builder={builder} />
      </details>
    </>
  );
}
