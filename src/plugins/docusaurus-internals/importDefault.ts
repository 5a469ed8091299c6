/** Replaces `tslib` in the browser: Docusaurus uses this of its helpers there. */
export function __importDefault(module: {__esModule?: boolean}): unknown {
  return module.__esModule ? module : {default: module};
}
