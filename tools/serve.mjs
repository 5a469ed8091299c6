// A plain static server for a built site: files as they are, `404.html` for anything else, with the headers that the
// site asks its host for.
// Usage: node tools/serve.mjs <folder> <port> [base path]
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {readHostHeaders} from './hostHeaders.mjs';

const [folder, port, base = '/'] = process.argv.slice(2);
const files = sirv(folder, {dev: true, etag: true});

function sendNotFound(response) {
  // What is missing now may be there after the next deploy.
  response.removeHeader('Cache-Control');
  response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
  response.end(fs.readFileSync(path.join(folder, '404.html')));
}

http
  .createServer((request, response) => {
    // Read anew for each request, as the files are: a build may replace the site while it is served.
    const headersOf = readHostHeaders(folder);
    const [address] = request.url.split(/[?#]/);
    for (const [name, value] of Object.entries(headersOf(address))) response.setHeader(name, value);
    if (!request.url.startsWith(base)) {
      sendNotFound(response);
      return;
    }
    request.url = `/${request.url.slice(base.length)}`;
    files(request, response, () => sendNotFound(response));
  })
  .listen(Number(port));
