const path = require('node:path');

/*
 * A CSS module holds plain rules; its folder decides which layer they are in. So a section's rules win over a primitive's,
 * whatever their specificity and whatever order the files are bundled in.
 */
const folders = [
  ['components/ui/', 'components.ui'],
  ['components/', 'components.sections'],
];

/** @returns {import('postcss').Plugin} puts what a CSS module says into the layer of its folder */
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
