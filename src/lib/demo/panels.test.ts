import {describe, expect, it} from 'vitest';
import {defaultPanels, nextPanel, PANEL_KINDS} from './panels';

describe('nextPanel', () => {
  it('takes the first free id', () => {
    expect(nextPanel([]).id).toBe('added-1');
    expect(nextPanel(['added-1', 'added-3']).id).toBe('added-2');
    expect(nextPanel(['readme', 'added-1', 'added-2']).id).toBe('added-3');
  });

  it('lets kinds take turns', () => {
    const ids: string[] = [];
    const kinds = Array.from({length: 5}, () => {
      const panel = nextPanel(ids);
      ids.push(panel.id);
      return panel.component;
    });
    expect(kinds).toEqual(['document', 'chart', 'data', 'form', 'document']);
  });

  it('keeps forms in the page', () => {
    expect(nextPanel(['added-1', 'added-2', 'added-3'])).toMatchObject({component: 'form', renderer: 'always'});
  });
});

describe('defaultPanels', () => {
  it.each([390, 1440])('shows every kind once at %i px, and refers to panels added before', (width) => {
    const panels = defaultPanels(width);
    expect(panels.map(({component}) => component).sort()).toEqual([...PANEL_KINDS].sort());
    panels.forEach(({position}, index) => {
      const before = panels.slice(0, index).map(({id}) => id);
      if (position) expect(before).toContain(position.referencePanel);
      else expect(index).toBe(0);
    });
  });

  it.each([390, 1440])('leaves no group without a visible panel at %i px', (width) => {
    const hidden = defaultPanels(width).filter(({inactive}) => inactive);
    expect(hidden.every(({position}) => position?.direction === 'within')).toBe(true);
  });

  it('has fewer groups side by side on a phone', () => {
    expect(defaultPanels(390).some(({position}) => position?.direction === 'right')).toBe(false);
    expect(defaultPanels(1440).some(({position}) => position?.direction === 'right')).toBe(true);
  });
});
