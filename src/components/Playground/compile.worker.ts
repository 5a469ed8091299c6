import {compile, type CompileRequest} from '../../lib/playground/compile';

self.addEventListener('message', ({data, ports: [answer]}: MessageEvent<CompileRequest>) => {
  answer?.postMessage(compile(data));
});
