import {describe, expect, it} from 'vitest';
import {DEMO_THEMES, isThemeKey, readAskedTheme, withTheme} from './themes';

describe('readAskedTheme', () => {
  it.each([
    ['?theme=dracula', 'themeDracula'],
    ['?a=b&theme=abyssSpaced', 'themeAbyssSpaced'],
    ['?theme=abyss-spaced', 'themeAbyssSpaced'],
    ['?theme=themeVisualStudio', 'themeVisualStudio'],
  ])('reads %s', (search, key) => {
    expect(readAskedTheme(search)).toEqual({key, unknown: null});
  });

  it('asks for nothing without a parameter', () => {
    expect(readAskedTheme('?other=1')).toEqual({key: null, unknown: null});
    expect(readAskedTheme('')).toEqual({key: null, unknown: null});
  });

  it('tells what was unknown, cut to a length that can be shown', () => {
    expect(readAskedTheme('?theme=neon')).toEqual({key: null, unknown: 'neon'});
    expect(readAskedTheme('?theme=')).toEqual({key: null, unknown: ''});
    expect(readAskedTheme(`?theme=${'x'.repeat(500)}`).unknown).toHaveLength(40);
    expect(readAskedTheme('?theme=%E0%A4%A').key).toBeNull();
  });
});

describe('withTheme', () => {
  it('changes only the theme', () => {
    expect(withTheme('https://a.test/demo?x=1#y', 'themeDracula')).toBe('https://a.test/demo?x=1&theme=dracula#y');
    expect(withTheme('https://a.test/demo?theme=neon', 'themeLight')).toBe('https://a.test/demo?theme=light');
  });

  it('writes what readAskedTheme reads', () => {
    for (const {key} of DEMO_THEMES) {
      expect(readAskedTheme(new URL(withTheme('https://a.test/', key)).search).key).toBe(key);
    }
  });
});

it('isThemeKey knows the eight themes', () => {
  expect(DEMO_THEMES).toHaveLength(8);
  expect(isThemeKey('themeReplit')).toBe(true);
  expect(isThemeKey('replit')).toBe(false);
});
