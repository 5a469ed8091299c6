import type {ReactNode} from 'react';
import type {IWatermarkPanelProps} from 'dockview';
import {getCommand} from '../commands';
import {runCommand} from '../commands/run';
import {useDemo} from '../DemoContext';
import styles from './styles.module.css';

const ADD = getCommand('add');

/** What an empty dock or group shows, while that is switched on. */
export function Watermark({group}: IWatermarkPanelProps): ReactNode {
  const demo = useDemo();
  const add = (): void => {
    group?.api.setActive();
    void runCommand(demo, ADD);
  };
  return (
    <div className={styles.watermark}>
      <p>No panels here.</p>
      <button type="button" onClick={add}>
        {ADD.title}
      </button>
    </div>
  );
}
