import {expect, it} from 'vitest';
import properties from '../../data/themeProperties.json';
import {compareNames, readThemes} from './readThemes';

const {themes, names} = readThemes();

it('finds the eight themes, with references to other properties resolved', () => {
  expect(themes).toHaveLength(8);
  const abyss = themes.find(({name}) => name === 'themeAbyss')!;
  expect(abyss.values.get('--dv-group-view-background-color')).toBe('#000c18');
  expect(themes.flatMap(({values}) => [...values.values()]).filter((value) => value.includes('var('))).toEqual([]);
});

it('knows what each property of the installed stylesheet sets, and names what is missing or surplus', () => {
  const known = properties.map(({name}) => name);
  expect(compareNames(known, names)).toEqual([]);
  expect(compareNames(['--dv-a', '--dv-b'], new Set(['--dv-b', '--dv-c']))).toEqual([
    expect.stringContaining('--dv-c is not described'),
    expect.stringContaining('--dv-a is not in the stylesheet anymore'),
  ]);
});
