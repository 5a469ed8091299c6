/**
 * Stands in for the one helper of `tslib` that the browser's bundle uses; the whole of it would be a file of 11 KB.
 * @param module - what a CommonJS module exports.
 */
export function __importDefault(module: {__esModule?: boolean}): unknown {
  return module.__esModule ? module : {default: module};
}
