import type {ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import {Files} from '../../SamplePanels/Files';
import {openFile} from '../commands/add';
import {useDemo} from '../DemoContext';
import {ScrollArea} from './ScrollArea';

/** Files, which open in editors. */
export function FilesPanel({api}: IDockviewPanelProps): ReactNode {
  const demo = useDemo();
  return (
    <ScrollArea api={api}>
      <Files current={undefined} onOpen={(name) => openFile(demo, name)} />
    </ScrollArea>
  );
}
