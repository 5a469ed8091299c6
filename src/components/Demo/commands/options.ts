import {SETTING_LABELS, type Settings} from '../../../lib/demo/settings';
import {DEMO_THEMES} from '../../../lib/demo/themes';
import type {Command} from './types';

const NAMES = Object.keys(SETTING_LABELS).filter((name): name is keyof Settings => name in SETTING_LABELS);

const SWITCHES: readonly Command[] = NAMES.map((name) => ({
  id: `option_${name}`,
  menu: 'Options',
  section: '',
  title: SETTING_LABELS[name],
  isOn: ({settings}) => settings.get()[name],
  run({settings}) {
    const now = !settings.get()[name];
    settings.set({...settings.get(), [name]: now});
    return `${SETTING_LABELS[name]}: ${now ? 'on' : 'off'}.`;
  },
}));

const THEMES: readonly Command[] = DEMO_THEMES.map(({key, label}) => ({
  id: `theme_${key}`,
  menu: 'Theme',
  section: '',
  choice: true,
  title: `Theme: ${label}`,
  short: label,
  isOn: ({theme}) => theme === key,
  run({pickTheme}) {
    pickTheme(key);
    return `Theme: ${label}.`;
  },
}));

/** What is switched for the whole dock. */
export const OPTION_COMMANDS: readonly Command[] = [...THEMES, ...SWITCHES];
