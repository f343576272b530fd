import postcss, { type AtRule } from 'postcss';

/**
 * Brings the rules of each cascade layer together, where the layer first appears. Every CSS module comes with a layer around
 * it (scripts/cssLayers.cjs); which layer wins is decided by their order in styles/tokens.css, so moving one changes nothing.
 *
 * @param css a whole stylesheet
 * @returns the same rules with one block for each layer
 */
export function joinLayers(css: string): string {
  const root = postcss.parse(css);
  const blocks = new Map<string, AtRule>();
  for (const node of [...root.nodes]) {
    if (node.type !== 'atrule' || node.name !== 'layer' || !node.nodes) continue;
    const block = blocks.get(node.params);
    if (block) {
      block.append(node.nodes);
      node.remove();
    } else blocks.set(node.params, node);
  }
  return root.toString();
}
