const FIRST_PORT = Number(process.env.E2E_PORT ?? 4310);

/** Where the built sites are served during the tests. `E2E_PORT` moves the first port when 4310 is taken. */
export const PORTS = {site: FIRST_PORT, preview: FIRST_PORT + 1, behavior: FIRST_PORT + 2};

/**
 * The address of one of the built sites, without a slash at the end.
 * @param {keyof typeof PORTS} site
 */
export function origin(site) {
  return `http://localhost:${PORTS[site]}`;
}
