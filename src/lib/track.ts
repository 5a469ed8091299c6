/** Every event the site sends, with its parameters. */
export interface TrackedEvents {
  /** A page was shown after a navigation inside the site. */
  page_view: {page_path: string};
  /** A reader picked a framework. */
  choose_framework: {framework: string};
  /** A visitor used a control of the demo. */
  demo_action: {action: string};
  /** A reader said whether a page helped. */
  page_feedback: {page_path: string; helpful: 'yes' | 'no'};
}

/**
 * Sends an event to the analytics service; does nothing on a site built without one, or where it is blocked.
 * @param name - the event.
 * @param parameters - its details; never personal data.
 */
export function track<Name extends keyof TrackedEvents>(name: Name, parameters: TrackedEvents[Name]): void {
  if (typeof window === 'undefined' || typeof window.gtag !== 'function') return;
  window.gtag('event', name, parameters);
}
