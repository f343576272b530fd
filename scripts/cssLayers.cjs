const path = require('node:path');

/* A CSS module contains plain rules; its folder determines their layer. So a section's rules override a
   primitive's, whatever their specificity or the order of the bundle. */
const folders = [
  ['components/ui/', 'components.ui'],
  ['components/', 'components.sections'],
];

/** @returns {import('postcss').Plugin} wraps a CSS module in the layer of its folder */
module.exports = () => ({
  postcssPlugin: 'css-layers',
  Once(root, { AtRule }) {
    const file = (root.source?.input.file ?? '').replaceAll(path.sep, '/');
    const name = file.endsWith('.module.css') && folders.find(([folder]) => file.includes(`/${folder}`))?.[1];
    if (!name) return;
    const layer = new AtRule({ name: 'layer', params: name, nodes: root.nodes });
    root.removeAll();
    root.append(layer);
  },
});
module.exports.postcss = true;
