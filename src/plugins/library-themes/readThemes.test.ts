import {describe, expect, it} from 'vitest';
import properties from '../../data/themeProperties.json';
import {compareNames, readThemes} from './readThemes';

describe('readThemes', () => {
  const {themes, names} = readThemes();

  it('finds the eight themes', () => {
    expect(themes.map(({name}) => name)).toHaveLength(8);
    expect(themes.map(({className}) => className)).toContain('dockview-theme-abyss-spaced');
  });

  it('resolves references to other properties', () => {
    const abyss = themes.find(({name}) => name === 'themeAbyss')!;
    expect(abyss.values.get('--dv-group-view-background-color')).toBe('#000c18');
    const all = themes.flatMap(({values}) => [...values.values()]);
    expect(all.filter((value) => value.includes('var('))).toEqual([]);
  });

  it('knows what each property of the installed stylesheet sets', () => {
    expect(
      compareNames(
        properties.map(({name}) => name),
        names,
      ),
    ).toEqual([]);
  });
});

describe('compareNames', () => {
  it('names what is missing and what is surplus', () => {
    expect(compareNames(['--dv-a', '--dv-b'], new Set(['--dv-b', '--dv-c']))).toEqual([
      expect.stringContaining('--dv-c is not described'),
      expect.stringContaining('--dv-a is not in the stylesheet any more'),
    ]);
  });
});
