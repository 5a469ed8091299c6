import {createEngine} from './engine/engine';
import {fetchJson} from '../../lib/fetchFile';
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
      engine.add((await fetchJson(file)) as SearchPage[]);
      answer({type: 'ready'});
    }
  } catch (error) {
    answer({type: 'failed', message: error instanceof Error ? error.message : String(error)});
  }
}

self.addEventListener('message', ({data}: MessageEvent<SearchRequest>) => {
  if (data.type === 'load') void load(data.files);
  else answer({type: 'results', id: data.id, ...findResults(engine, data.query, data.kinds)});
});
