import {createEngine} from './engine/engine';
import {fetchJson} from '../../lib/fetchFile';
import {unpackPage, type PackedPage} from '../../lib/search/records';
import {findResults} from './engine/results';
import type {SearchRequest, SearchResponse} from './messages';

const engine = createEngine();
let latest: SearchRequest | undefined;
let isReady = false;

const answer = (response: SearchResponse) => self.postMessage(response);

function answerLatest(): void {
  if (!isReady || !latest) return;
  answer(findResults(engine, latest.query, latest.kinds));
}

async function load(files: string[]): Promise<void> {
  try {
    for (const file of files) {
      engine.add(((await fetchJson(file)) as PackedPage[]).map(unpackPage));
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
