import {createEngine} from './engine/engine';
import {fetchJson} from '../../lib/fetchFile';
import type {SearchPage} from '../../lib/search/records';
import {findResults} from './engine/results';
import type {SearchRequest, SearchResponse} from './messages';

const engine = createEngine();
let latest: SearchRequest | undefined;
let isReady = false;

const answer = (response: SearchResponse) => self.postMessage(response);

function answerLatest(): void {
  if (!isReady || !latest) return;
  const {query, kinds} = latest;
  answer({query, ...findResults(engine, query, kinds)});
}

async function load(files: string[]): Promise<void> {
  try {
    for (const file of files) {
      engine.add((await fetchJson(file)) as SearchPage[]);
      isReady = true;
      answerLatest();
    }
  } catch (error) {
    answer({failure: error instanceof Error ? error.message : String(error)});
  }
}

self.addEventListener('message', ({data}: MessageEvent<SearchRequest>) => {
  if (!latest) void load(data.files);
  latest = data;
  answerLatest();
});
