import {describe, expect, it} from 'vitest';
import {encodeText} from '../../lib/shareCodec';
import {toCssFile} from '../../lib/themeBuilder/exportTheme';
import {baseOf, isSafeValue, pickValues, readTheme, startFrom, type Theme} from '../../lib/themeBuilder/model';
import {parseCss} from '../../lib/themeBuilder/parseCss';
import {fromThemeHash, toThemeHash} from '../../lib/themeBuilder/share';
import {readFacts} from './readFacts';
import {readThemes} from './readThemes';

const facts = readFacts();
const yes = (): boolean => true;
const light = baseOf(facts, {base: 'themeLight'});

it('has a control with a label, a group and a kind for each property of the installed style sheet', () => {
  expect(new Set(facts.properties.map(({name}) => name))).toEqual(readThemes().names);
  expect(new Set(facts.properties.map(({label}) => label)).size).toBe(facts.properties.length);
  expect(facts.properties.filter(({group, kind}) => !group || !kind)).toEqual([]);
});

it('knows which elements a property reaches, by way of others too, and what a state looks like', () => {
  const find = (name: string) => facts.properties.find((property) => property.name === `--dv-${name}`)!;
  expect(facts.properties.filter(({touches}) => touches === '')).toEqual([]);
  expect(find('separator-border').touches).toBe(
    '.dv-split-view-container.dv-separator-border .dv-view:not(:first-child)',
  );
  expect(find('color-abyss-secondary-text').touches).toContain('.dv-tab.dv-inactive-tab');
  expect(find('icon-hover-background-color').shown).toMatch(/^\.dv-tab \.dv-default-tab \.dv-default-tab-action \{/);
  expect(find('overlay-z-index').inner?.selector).toBe('.dv-resize-container, .dv-render-overlay');
});

describe('values', () => {
  it('that could leave their declaration or load something are not safe', () => {
    for (const value of [
      'red',
      'rgb(0 0 0 / 20%)',
      '2px solid #abc',
      'calc(1px + (2px * 3))',
      '"a(b"',
      'var(--x, 1px)',
    ]) {
      expect(isSafeValue(value), value).toBe(true);
    }
    const unsafe = [
      'red;--x:1',
      'a}b',
      'url(x)',
      'URL (x)',
      'image-set("x" 1x)',
      'rgb(1',
      '"a',
      ')(',
      '<b>',
      '',
      '\\72 ed',
    ];
    for (const value of unsafe) expect(isSafeValue(value), value).toBe(false);
  });

  it('are kept where they differ from the base, and refused with their names', () => {
    const given = {'--dv-tab-margin': '0', '--dv-sash-color': 'red', '--dv-nope': 'red', '--dv-border-radius': 4};
    expect(pickValues(facts, light, given, yes)).toEqual({
      values: {'--dv-sash-color': 'red'},
      refused: ['--dv-nope', '--dv-border-radius'],
    });
  });
});

describe('pasted CSS', () => {
  it('gives base, name and the last value of each property, whatever is around', () => {
    const css = `/* --dv-a: 1 */ .dockview-theme-dracula.dockview-theme-acme, .x { color: red;
      --dv-sash-color :  rgb(1  2
        3) !important; --dv-tab-margin: 0 }
      @media print { .y { --dv-sash-color: blue`;
    const {base, name, values} = parseCss(facts, css);
    expect([base?.name, name]).toEqual(['themeDracula', 'acme']);
    expect(values).toEqual({'--dv-sash-color': 'blue', '--dv-tab-margin': '0'});
    expect(parseCss(facts, '--dv-sash-color:rgb(1  2\n3) ! important').values['--dv-sash-color']).toBe('rgb(1 2 3)');
    expect(parseCss(facts, 'nothing')).toEqual({base: undefined, name: undefined, values: {}});
  });

  it('that the builder exported gives the same theme', () => {
    for (const base of facts.themes) {
      const theme: Theme = {
        ...startFrom(base, 'night-shift'),
        values: {
          '--dv-sash-color': 'rgb(1 2 3 / 4%)',
          '--dv-overlay-z-index': '7',
          '--dv-group-view-background-color': '#123',
        },
      };
      const read = parseCss(facts, toCssFile(facts, theme));
      expect([read.base, read.name]).toEqual([base, 'night-shift']);
      expect(pickValues(facts, base, read.values, yes)).toEqual({values: theme.values, refused: []});
    }
  });
});

describe('a link', () => {
  const theme: Theme = {...startFrom(light), values: {'--dv-sash-color': '#123456'}, gap: 7};

  it('carries a theme', async () => {
    expect(await fromThemeHash(facts, await toThemeHash(theme), yes)).toEqual(theme);
  });

  it('that is cut off, too large or holds anything else is refused with the reason', async () => {
    const hashOf = async (value: unknown) => `#theme=${await encodeText(JSON.stringify(value))}`;
    const open = async (hash: string) => fromThemeHash(facts, hash, yes);
    await expect(open((await toThemeHash(theme)).slice(0, -9))).rejects.toThrow('cut off or changed');
    await expect(open('#theme=%%%')).rejects.toThrow('cut off or changed');
    await expect(open(await hashOf('x'.repeat(60_000)))).rejects.toThrow('too large');
    for (const wrong of [null, [], {}, {...theme, base: 'themeNeon'}, {...theme, gap: -1}, {...theme, name: 'dark'}]) {
      await expect(open(await hashOf(wrong))).rejects.toThrow('no valid theme');
    }
    await expect(open(await hashOf({...theme, values: {'--dv-sash-color': 'a}b'}}))).rejects.toThrow('no valid theme');
    await expect(open(await hashOf({...theme, values: {['__proto__']: 'red'}}))).rejects.toThrow('no valid theme');
  });

  it('with values that the browser does not take is refused', () => {
    expect(readTheme(facts, theme, () => false)).toBeUndefined();
    expect(readTheme(facts, theme, yes)).toEqual(theme);
  });
});
