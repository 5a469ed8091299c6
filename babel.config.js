// Kept for tools that look for a Babel configuration; the build itself compiles with SWC.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
