import {createElement, type ReactNode} from 'react';
import {CARD_WORDS} from '../../../lib/brand';

/** What a card says. */
export interface CardWords {
  title: string;
  /** Stands above the title; may be empty. */
  section: string;
}

/** Titles longer than this, in characters, are set smaller, so that all of them fit on three lines. */
const LONG_TITLE = 44;

/** The words of a card as elements, from which their pictures follow. */
export function wordElements({title, section}: CardWords): ReactNode {
  const size = title.length > LONG_TITLE ? 60 : 76;
  const sectionStyle = {color: '#8fc7ce', fontSize: 32, fontWeight: 500, marginBottom: 20};
  const titleStyle = {color: '#ffffff', fontSize: size, fontWeight: 700, lineHeight: 1.15, letterSpacing: -1.5};
  return createElement(
    'div',
    {style: {display: 'flex', flexDirection: 'column', fontFamily: 'Inter', width: CARD_WORDS.width}},
    section ? createElement('div', {style: sectionStyle}, section) : null,
    createElement('div', {style: titleStyle}, title),
  );
}
