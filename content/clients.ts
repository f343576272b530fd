/**
 * The nine clients of the logo grid, in reading order. Their logos are
 * `public/images/clients/<id>.svg`, 48 units high and `width` units wide.
 */
export const clients = [
  { id: 'wedere', name: 'Wedere', width: 167 },
  { id: 'sales-info', name: 'Sales-Info', width: 152 },
  { id: 'captire', name: 'Captire', width: 166 },
  { id: 'lea', name: 'Lea', width: 87 },
  { id: 'halvia', name: 'Halvia Medical', width: 161 },
  { id: 'nordhang', name: 'Nordhang', width: 194 },
  { id: 'brunner-voss', name: 'Brunner & Voss', width: 233 },
  { id: 'tessaro', name: 'Tessaro', width: 168 },
  { id: 'limmat-cargo', name: 'Limmat Cargo', width: 237 },
] as const;

/** Height of every logo's drawing, in the same units as `width`. */
export const clientLogoHeight = 48;
