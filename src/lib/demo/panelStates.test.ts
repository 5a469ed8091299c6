import {expect, it, vi} from 'vitest';
import {createPanelStates, withParams, worldOf} from './panelStates';

it('keeps values by panel, and tells its listeners', () => {
  const states = createPanelStates();
  const listener = vi.fn();
  states.subscribe(listener);
  states.set('a', {name: 'Ada'});
  states.set('a', {scroll: 5});
  expect(states.get('a')).toEqual({name: 'Ada', scroll: 5});
  expect(states.get('b')).toEqual({});
  expect(listener).toHaveBeenCalledTimes(2);
});

it('has worlds that do not know of each other', () => {
  const states = createPanelStates();
  states.set('a', {name: 'Ada'});
  const before = states.world();
  states.use(new Map());
  states.set('a', {name: 'Bob'});
  states.use(before);
  expect(states.get('a')).toEqual({name: 'Ada'});
});

it('goes into a layout and comes out of it', () => {
  const states = createPanelStates();
  states.set('a', {name: 'Ada'});
  const layout = withParams({panels: {a: {params: {name: 'old'}}, b: {}}}, states);
  expect(layout.panels.a).toEqual({params: {name: 'Ada'}});
  expect(worldOf(layout).get('a')).toEqual({name: 'Ada'});
});
