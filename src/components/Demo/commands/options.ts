import {themeLabel} from '../../../lib/themeLabel';
import type {Demo} from '../DemoContext';
import {OPTION_NAMES, OPTIONS, themeClass, THEMES, type Option, type Theme} from '../model/settings';
import {commandsOf} from './command';

function pickTheme({settings}: Demo, theme: Theme): string {
  settings.set({...settings.get(), theme, isThemePicked: true});
  const url = new URL(window.location.href);
  url.searchParams.set('theme', themeLabel(theme).toLowerCase().replace(' ', '-'));
  // Not by the router: going back should leave the demo.
  window.history.replaceState(window.history.state, '', url);
  return `Theme: ${themeLabel(theme)}.`;
}

function toggle({settings}: Demo, name: Option): string {
  const {options} = settings.get();
  settings.set({...settings.get(), options: {...options, [name]: !options[name]}});
  return `${OPTIONS[name]}: ${options[name] ? 'off' : 'on'}.`;
}

/** Leaves the demo: the layout stays, if it was saved. */
function openBuilder({baseUrl}: Demo): void {
  window.location.assign(`${baseUrl}theme-builder`);
}

/** The themes of the dock. */
export const THEME_COMMANDS = commandsOf('Theme', (add) => {
  for (const theme of THEMES) {
    const short = themeLabel(theme);
    const isOn = ({settings}: Demo): boolean => settings.get().theme === theme;
    const more = {short, swatch: themeClass(theme), isChoice: true as const, isOn};
    add(theme, `Theme: ${short}`, 'color mode', (demo) => pickTheme(demo, theme), more);
  }
  add('theme_builder', 'Make your own theme', 'custom css brand colors builder', openBuilder, {section: 'Your own'});
});

/** Everything that is switched for the whole dock. */
export const OPTION_COMMANDS = commandsOf('Options', (add) => {
  for (const name of OPTION_NAMES) {
    const isOn = ({settings}: Demo): boolean => settings.get().options[name];
    add(`option_${name}`, OPTIONS[name], 'option setting', (demo) => toggle(demo, name), {isOn});
  }
});
