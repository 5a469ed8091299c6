import {createEngine} from './engine/engine';
import type {SearchPage} from '../../lib/search/records';
import {findResults} from './engine/results';
import type {SearchRequest, SearchResponse} from './messages';

const engine = createEngine();

function answer(response: SearchResponse): void {
  self.postMessage(response);
}

async function load(files: string[]): Promise<void> {
  try {
    for (const file of files) {
      const response = await fetch(file);
      if (!response.ok) throw new Error(`${file} answered ${response.status}.`);
      const pages: SearchPage[] = await response.json();
      engine.add(pages);
      answer({type: 'ready'});
    }
  } catch (error) {
    // Browsers word a request that did not get through differently, and none for readers.
    const hasAnswer = error instanceof Error && !(error instanceof TypeError);
    answer({type: 'failed', message: hasAnswer ? error.message : 'Check your connection.'});
  }
}

self.addEventListener('message', ({data}: MessageEvent<SearchRequest>) => {
  if (data.type === 'load') void load(data.files);
  else answer({type: 'results', id: data.id, ...findResults(engine, data.query, data.kinds)});
});
