/** Sent with every answer. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // For the not-found page too, which some hosts send without a policy.
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'magnetometer', 'microphone']
    .concat(['midi', 'payment', 'usb'])
    .map((feature) => `${feature}=()`)
    .join(', '),
};

/** Where the page that runs edited code lies, below the base URL. */
export const SANDBOX_FOLDER = 'sandbox/';

/** Folders below the base URL whose files carry a hash of their content in their names, so that they never change. */
export const HASHED_FOLDERS = ['assets/', 'templates/assets/', 'search/', SANDBOX_FOLDER] as const;

/** The folder of pictures, whose names stay when they are drawn anew. */
export const PICTURE_FOLDER = 'img/';

/** For how long browsers may keep what they got without asking again. */
export const CACHING = {
  /** A year, the most that browsers heed. */
  hashed: 'public, max-age=31536000, immutable',
  /** A day. */
  pictures: 'public, max-age=86400',
  /** Kept, but asked for each time: an old page names scripts that the next deploy takes away. */
  pages: 'public, max-age=0, must-revalidate',
} as const;

/** An inline script that may stand in a page. */
interface InlineScript {
  /** A piece of its text that tells it from others. */
  contains: string;
  /** Who puts it there, and why it has to be inline. */
  why: string;
}

/** Every inline script of the site. Any other one is a mistake and stops the build. */
export const INLINE_SCRIPTS: readonly InlineScript[] = [
  {contains: 'docusaurus-theme', why: 'The theme sets the colour mode before the first paint.'},
  {contains: '"framework"', why: 'src/plugins/head-scripts sets what else decides the first paint.'},
  {
    contains: 'insertBanner',
    why: 'Docusaurus warns on the home page about a wrong base URL, when no script loads.',
  },
  {contains: 'window.dataLayer', why: 'The Google tag is configured, when there is an id.'},
  {contains: '"imports"', why: 'The import map of an example; browsers take it inline alone.'},
  {contains: 'document.links[0]', why: 'src/plugins/oldAddresses leads from an old address to the new one.'},
  {contains: "getElementById('age')", why: 'static/demo-frame.html counts its age without a file of its own.'},
];
