/** The design's colours that pictures use; the website has the same ones in its design tokens. */
export const brand = {
  ink: '#0a1a17',
  trail: '#ffcf26',
  trailDeep: '#f2bb00',
  spruce: '#0c2421',
  spruceLine: '#3f7772',
  white: '#f6f9f9',
  ice: '#bcd5da',
  iceText: '#a9c8ce',
  iceLine: '#7fa9ad',
} as const;
