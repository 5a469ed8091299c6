// A plain static server for a built site: files as they are, `404.html` for anything else.
// Usage: node tests/support/serve.mjs <folder> <port> [base path]
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

const [folder, port, base = '/'] = process.argv.slice(2);
const files = sirv(folder, {dev: true, etag: true});

function sendNotFound(response) {
  response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
  response.end(fs.readFileSync(path.join(folder, '404.html')));
}

http
  .createServer((request, response) => {
    if (!request.url.startsWith(base)) {
      sendNotFound(response);
      return;
    }
    request.url = `/${request.url.slice(base.length)}`;
    files(request, response, () => sendNotFound(response));
  })
  .listen(Number(port));
