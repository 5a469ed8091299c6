// As `setUp`, and loads the page again when its example has changed.
import './setUp';

let known: string | undefined;

window.setInterval(async () => {
  const text = await (await fetch(window.location.href, {cache: 'no-store'})).text();
  if (known !== undefined && text !== known) window.location.reload();
  known = text;
}, 1000);
